import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { appNames, apps, type AppName } from '../apps/apps.ts';
import { compileScript } from './compileScript.ts';
import { hash, inlineHashes } from './contentSecurity.ts';
import { filesOf } from './document.ts';
import { themeColours, webManifest } from './themeColours.ts';
import type { BuiltSite } from './writePages.ts';

export type AppsModule = typeof import('../apps/entry-server');

export const appPage = (name: AppName, head: string, body: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${apps[name].title}</title>
    <meta name="description" content="${apps[name].description}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    ${head}
  </head>
  <body>
    <div id="root">${body}</div>
  </body>
</html>
`;

/** Workbox's placeholder for the list of files that the service worker caches. */
const placeholder = 'self.__WB_MANIFEST';

/** Writes page, manifest and service worker of each app. Returns the hashes of each page's inline scripts and styles. */
export const writeApps = async (root: string, { site, client, fonts, write }: BuiltSite) => {
  const { renderApp } = (await import(pathToFileURL(join(root, 'dist/server/apps.js')).href)) as AppsModule;
  const manifest = JSON.parse(await readFile(join(client, '.vite/apps.json'), 'utf8')) as Manifest;
  const script = await compileScript(root, 'src/start/appPaint.ts');
  const worker = await compileScript(root, 'apps/shell/serviceWorker.ts');
  if (!worker.includes(placeholder)) throw new Error(`The service worker of the apps lacks ${placeholder}.`);
  const policies: Record<string, object> = {};
  for (const name of appNames) {
    const { body, styles } = renderApp(name);
    const entry = `apps/${name}/main.tsx`;
    const files = filesOf(manifest, [entry]);
    const head = [
      themeColours(site),
      `<script>${script}</script>`,
      `<style>${site.globalStyle}${fonts.css}</style>`,
      styles,
      ...files.slice(0, -1).map((file) => `<link rel="modulepreload" href="${file}">`),
      `<script type="module" src="${files.at(-1)}"></script>`,
      `<link rel="manifest" href="/apps/${name}/app.webmanifest">`,
    ].join('');
    const html = appPage(name, head, body);
    policies[`/apps/${name}`] = { ...inlineHashes(html), app: true };
    const { title, description } = apps[name];
    const webApp = webManifest(site, { name: title, description, start_url: './', display: 'standalone' });
    const kept = [
      { url: `/apps/${name}/index.html`, revision: hash(html) },
      // Other files need no revision, because their names contain a hash.
      ...[...filesOf(manifest, [entry], true), ...fonts.latin].map((url) => ({ url, revision: null })),
    ];
    await write(`apps/${name}/index.html`, html);
    await write(`apps/${name}/app.webmanifest`, webApp);
    await write(
      `apps/${name}/sw.js`,
      worker.replace(placeholder, () => JSON.stringify(kept)),
    );
  }
  return policies;
};
