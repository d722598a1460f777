import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { isPublished } from './build/contentFiles.ts';
import { contentPlugin } from './build/contentPlugin.ts';
import { Photographs } from './build/photographs.ts';
import { remarkNeeds } from './build/remarkNeeds.ts';
import { siteBuild } from './build/siteBuild.ts';

const port = Number(process.env.PORT ?? 3000);
// Found by its package name, so that a copy of the site outside the repository finds it too.
const { resolve } = createRequire(join(import.meta.dirname, 'vite.config.ts'));
const library = join(dirname(resolve('@line-of-dance/ui/package.json')), 'src');
const photographs = new Photographs(join(import.meta.dirname, 'node_modules/.cache/photographs'));

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  plugins: [
    contentPlugin(join(import.meta.dirname, 'content')),
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkNeeds, photographs.remark],
      }),
    },
    react({ include: /\.(mdx|tsx)$/ }),
    siteBuild(photographs),
  ],
  // The library's sources instead of its built package, so that the site need not wait for a build of the library.
  resolve: {
    alias: [
      { find: /^@line-of-dance\/ui$/, replacement: join(library, 'index.ts') },
      { find: /^@line-of-dance\/ui\/theme$/, replacement: join(library, 'theme/index.ts') },
    ],
  },
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  define: {
    __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __LEGAL_PUBLISHED__: String(isPublished(join(import.meta.dirname, 'content/legal.mdx'))),
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  // In a file of its own it is evaluated in a task of its own.
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
                },
                {
                  // Nearly every page needs these: one file of them packs tighter than several small ones.
                  name: 'parts',
                  test: /\/(Icon|LinkProvider|PageHeading|Page|drawings)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: ['styled-components', '@line-of-dance/server'] },
      build: { outDir: 'dist/server', ssr: 'src/entry-server.tsx', emptyOutDir: true },
    },
  },
  builder: {},
  server: { port, proxy: { '/api': `http://127.0.0.1:${port + 1}` } },
});
