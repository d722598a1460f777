declare module '*.yml' {
  const value: unknown;
  export default value;
}

/** The day of the build, ISO. */
declare const __BUILD_DATE__: string;

/** True once the owner has published site/content/legal.mdx. */
declare const __LEGAL_PUBLISHED__: boolean;
