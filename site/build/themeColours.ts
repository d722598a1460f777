interface Colours {
  color: { paper: { light: string; dark: string } };
}

/** The colour of the browser's own bar, from the library's tokens. */
export const themeColours = ({ color: { paper } }: Colours): string =>
  (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<meta name="theme-color" content="${paper[theme]}" media="(prefers-color-scheme: ${theme})">`,
    )
    .join('');
