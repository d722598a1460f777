export { globalStyle } from './globalStyle';
export * from './tokens';
