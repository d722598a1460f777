declare module 'virtual:catalogue' {
  export const catalogue: Readonly<Record<string, import('../../.storybook/catalogue').Entry>>;
}
