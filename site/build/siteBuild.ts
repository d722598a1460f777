import { createReadStream, existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Plugin, ViteBuilder, ViteDevServer } from 'vite';
import { restoreScript } from './inlineScripts.ts';
import type { Photographs } from './photographs.ts';
import { prerender } from './prerender.ts';
import { scriptFaults } from './staticParts.ts';

const developmentFonts = [
  '@fontsource-variable/piazzolla/opsz.css',
  '@fontsource-variable/piazzolla/opsz-italic.css',
  '@fontsource-variable/rosario/index.css',
];

const styleOf = async (server: ViteDevServer | undefined): Promise<string> => {
  const theme: unknown = await server?.ssrLoadModule('@line-of-dance/ui/theme');
  return typeof theme === 'object' && theme && 'globalStyle' in theme ? String(theme.globalStyle) : '';
};

/** The parts that visitors get as HTML alone. */
const partLists = ['src/article/staticParts.ts', 'src/article/everywhere.tsx'];

const refuseScripts = (built: Awaited<ReturnType<ViteBuilder['build']>>, root: string) => {
  const faults = [built].flat().flatMap((bundle) => ('output' in bundle ? scriptFaults(bundle, root) : []));
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

/** Builds browser and server bundles, then every page; serves drawings, photographs and styles in development. */
export const siteBuild = (photographs: Photographs): Plugin => {
  let root = '';
  return {
    name: 'site-build',
    config: (_, { command }) => ({
      builder: {
        buildApp: async (builder) => {
          const build = (name: string) => {
            const environment = builder.environments[name];
            if (!environment) throw new Error(`The site's build has no environment ${name}.`);
            return builder.build(environment);
          };
          refuseScripts(await build('parts'), dirname(root));
          await build('client');
          await build('ssr');
          await prerender(root, photographs);
        },
      },
      ...(command === 'build'
        ? {
            environments: {
              client: { build: { rolldownOptions: { input: 'src/main.tsx' } } },
              parts: {
                consumer: 'server',
                build: { ssr: true, write: false, rolldownOptions: { input: partLists } },
              },
            },
          }
        : {}),
    }),
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        const file = photographs.fileOf(request.url ?? '');
        if (!file) return next();
        response.setHeader('content-type', `image/${extname(file).slice(1)}`);
        createReadStream(file).pipe(response);
      });
      server.middlewares.use('/drawings', (request, response, next) => {
        const file = join(
          root,
          'content/drawings',
          decodeURIComponent(request.url ?? '').replace(/\?.*$/, ''),
        );
        if (!existsSync(file) || !file.endsWith('.svg')) return next();
        response.setHeader('content-type', 'image/svg+xml');
        createReadStream(file).pipe(response);
      });
    },
    transformIndexHtml: async (_, { server }) => [
      { tag: 'style', children: await styleOf(server) },
      { tag: 'script', children: restoreScript },
      {
        tag: 'script',
        attrs: { type: 'module' },
        children: developmentFonts.map((font) => `import '/@id/${font}'`).join('\n'),
      },
    ],
  };
};
