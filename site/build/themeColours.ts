import type { SiteModule } from './writePages.ts';

/** Returns two `theme-color` elements, one for each theme. They give the browser's toolbar the colour of the page. */
export const themeColours = ({ color: { paper } }: SiteModule): string =>
  (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<meta name="theme-color" content="${paper[theme]}" media="(prefers-color-scheme: ${theme})">`,
    )
    .join('');

/**
 * Returns a web app manifest, with which a phone shows the site or an app on the home screen. `own` has its name and
 * address.
 */
export const webManifest = ({ color: { paper } }: SiteModule, own: object): string =>
  JSON.stringify({
    ...own,
    lang: 'en-GB',
    theme_color: paper.light,
    background_color: paper.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
