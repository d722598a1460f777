import type { Connect, Plugin, ViteDevServer } from 'vite';
import { developmentHead } from './developmentHead.ts';
import { appNames, appPage, type AppsModule } from './writeApps.ts';
import type { SiteModule } from './writePages.ts';

const renderInDevelopment = async (server: ViteDevServer, path: string) => {
  const { root } = server.config;
  const site = (await server.ssrLoadModule('/src/entry-server.tsx')) as SiteModule;
  const style = site.globalStyle;
  const app = appNames.find((name) => path === `/apps/${name}/`);
  if (app) {
    const { renderApp } = (await server.ssrLoadModule('/apps/entry-server.tsx')) as AppsModule;
    const { body, styles } = renderApp(app);
    const [firstScript, entry] = ['src/start/appPaint.ts', `/apps/${app}/main.tsx`];
    const head = await developmentHead(root, { firstScript, style, styles, entry });
    return { status: 200, html: appPage(app, head, body) };
  }
  const { html, styles } = await site.render(path);
  const [firstScript, entry] = ['src/start/firstPaint.ts', '/src/main.tsx'];
  const head = await developmentHead(root, { firstScript, style, styles, entry });
  return {
    status: site.errorPages.includes(site.pageAt(path)) ? 404 : 200,
    html: html.replace('</head>', () => `${head}</head>`),
  };
};

/** Renders each page on request in development and into a file in a build, by the same entry. */
export const prerender = (writeSite: (root: string) => Promise<void>): Plugin => ({
  name: 'prerender',
  configureServer: (server) => () => {
    const respond: Connect.NextHandleFunction = async ({ originalUrl = '/' }, response, next) => {
      const { pathname } = new URL(originalUrl, 'http://localhost');
      try {
        if (appNames.some((name) => pathname === `/apps/${name}`)) {
          response.writeHead(302, { location: `${pathname}/` }).end();
          return;
        }
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
