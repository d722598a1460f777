export { globalStyle } from './globalStyle.ts';
export { accentLink, caption, dropCap, success, visuallyHidden, waitingBar } from './textStyles.ts';
export * from './tokens.ts';
