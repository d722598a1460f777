export { globalStyle } from './globalStyle.ts';
export { accentLink, caption } from './textStyles.ts';
export * from './tokens.ts';
