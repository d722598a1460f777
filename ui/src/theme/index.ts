export { globalStyle } from './globalStyle.ts';
export { accentLink, caption, waitingBar } from './textStyles.ts';
export * from './tokens.ts';
