import type { Connect, Plugin, ViteDevServer } from 'vite';
import { appNames } from '../apps/apps.ts';
import { appPage, type AppsModule } from './writeApps.ts';
import type { SiteModule } from './writePages.ts';

/** Head elements in development: like those of a build, but with complete fonts and hot-reloading scripts. */
const headOf = (style: string, styles: string, scripts: readonly string[]): string =>
  [
    `<style>${style}</style>`,
    styles,
    '<link rel="stylesheet" href="/@id/@line-of-dance/ui/fonts.css">',
    ...scripts.map((script) => `<script type="module" src="${script}"></script>`),
  ].join('');

const renderInDevelopment = async (server: ViteDevServer, path: string) => {
  const site = (await server.ssrLoadModule('/src/entry-server.tsx')) as SiteModule;
  const app = appNames.find((name) => path.replace(/\/$/, '') === `/apps/${name}`);
  if (app) {
    const { renderApp } = (await server.ssrLoadModule('/apps/entry-server.tsx')) as AppsModule;
    const { body, styles } = renderApp(app);
    const scripts = ['/src/start/appPaint.ts', `/apps/${app}/main.tsx`];
    return { status: 200, html: appPage(app, headOf(site.globalStyle, styles, scripts), body) };
  }
  const { html, styles } = await site.render(path);
  const head = headOf(site.globalStyle, styles, ['/src/start/firstPaint.ts', '/src/main.tsx']);
  return {
    status: site.errorPages.includes(site.pageAt(path)) ? 404 : 200,
    html: html.replace('</head>', () => `${head}</head>`),
  };
};

/** Vite plugin that renders the pages to HTML: in development for each request, in a build into files. */
export const prerender = (writeSite: (root: string) => Promise<void>): Plugin => ({
  name: 'prerender',
  configureServer: (server) => () => {
    const respond: Connect.NextHandleFunction = async ({ originalUrl = '/' }, response, next) => {
      const { pathname } = new URL(originalUrl, 'http://localhost');
      try {
        const { status, html } = await renderInDevelopment(server, pathname);
        response.writeHead(status, { 'content-type': 'text/html' });
        response.end(await server.transformIndexHtml(pathname, html));
      } catch (error) {
        next(error);
      }
    };
    server.middlewares.use(respond);
  },
  config: () => ({
    builder: {
      buildApp: async ({ config, environments, build }) => {
        for (const environment of Object.values(environments)) await build(environment);
        await writeSite(config.root);
      },
    },
  }),
});
