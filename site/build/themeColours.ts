import type { RenderedPage } from '../src/entry-server';
import type { SiteModule } from './prerender.ts';

/** The colour of the browser's own bar, from the library's tokens. */
export const themeColours = ({ color: { paper } }: Pick<SiteModule, 'color'>): string =>
  (['light', 'dark'] as const)
    .map(
      (theme) =>
        `<meta name="theme-color" content="${paper[theme]}" media="(prefers-color-scheme: ${theme})">`,
    )
    .join('');

/** The web app manifest, for a phone that has the site on its home screen. */
export const webManifest = (
  { color: { paper }, owner: { siteName } }: Pick<SiteModule, 'color' | 'owner'>,
  pages: readonly RenderedPage[],
): string =>
  JSON.stringify({
    name: siteName,
    short_name: siteName,
    description: pages.find(({ meta }) => meta.path === '/')?.meta.description,
    lang: 'en-GB',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: paper.light,
    background_color: paper.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
