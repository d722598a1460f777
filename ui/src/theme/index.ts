export { globalStyle } from './globalStyle.ts';
export { accentLink, caption, dropCap, waitingBar } from './textStyles.ts';
export * from './tokens.ts';
