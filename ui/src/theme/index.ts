export { globalStyle } from './globalStyle.ts';
export * from './tokens.ts';
