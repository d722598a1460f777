import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { appNames } from './apps/apps.ts';
import { contentPlugin } from './build/contentPlugin.ts';
import { createPhotographs } from './build/photographs.ts';
import { prerender } from './build/prerender.ts';
import { remarkText } from './build/remarkText.ts';
import { unusedCode } from './build/unusedCode.ts';
import { writeSite } from './build/writeSite.ts';
import { wordPages } from './build/wordPages.ts';

const port = Number(process.env.PORT ?? 3000);
// Resolved by package name, so that it also works in a copy of the site outside the repository.
const { resolve } = createRequire(join(import.meta.dirname, 'vite.config.ts'));
const library = join(dirname(resolve('@line-of-dance/ui/package.json')), 'src');
const productionRouter = join(dirname(resolve('react-router')), '../production/index.mjs');
const content = join(import.meta.dirname, 'content');
const cache = 'node_modules/.cache/photographs';

export default defineConfig(({ command }) => {
  // The development server reads them from the cache.
  const photographs = createPhotographs(
    join(import.meta.dirname, cache),
    command === 'build' ? '/assets' : `/${cache}`,
  );
  const showDrafts = command === 'serve';
  const textData = remarkText(content, showDrafts);
  return {
    root: import.meta.dirname,
    appType: 'custom',
    plugins: [
      contentPlugin(content, showDrafts),
      textData.plugin,
      wordPages(),
      unusedCode,
      {
        enforce: 'pre',
        ...mdx({
          // The three essays are Markdown files with the same parts.
          format: 'mdx',
          mdxExtensions: ['.mdx', '.md'],
          remarkPlugins: [remarkFrontmatter, remarkGfm, photographs.remark, textData.remark],
        }),
      },
      react({ include: /\.(mdx|tsx)$/ }),
      prerender(writeSite(content, photographs)),
    ],
    // Sources of the library instead of the built package, so that no build of the library is needed.
    resolve: {
      alias: [
        { find: /^@line-of-dance\/ui$/, replacement: join(library, 'index.ts') },
        { find: /^@line-of-dance\/ui\/theme$/, replacement: join(library, 'theme/index.ts') },
        // The package names its development files for every build. Its warnings would be 0.4 kB of every page.
        ...(command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : []),
      ],
    },
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
    // Otherwise most builds print advice on profiling them.
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    define: {
      __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          // Links prefetch their pages. Vite's lists of preloads would add 0.7 kB to every page.
          modulePreload: false,
          manifest: true,
          rolldownOptions: {
            input: 'src/main.tsx',
            output: {
              codeSplitting: {
                groups: [
                  {
                    // A file of its own runs in a task of its own.
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
                  },
                  // One file for what every page needs. main.tsx stays separate, so that it runs last.
                  { name: 'app', test: /\/src\/(App|pages\/Page)\.tsx$|drawLine|NeedsScripts/ },
                  // One file compresses better than many small ones.
                  {
                    name: 'forms',
                    test: /\/site\/src\/(forms|api)\/|\/(TextArea|Field)\/|contract/,
                    minShareCount: 2,
                  },
                  {
                    name: 'embeds',
                    test: /\/Embed\/|data\/(embeds|thirdParties)/,
                    minShareCount: 2,
                  },
                  {
                    name: 'words',
                    test: /EmotionCard|EmotionCollage|WordActions|saveFile/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // A build bundles everything: the server imports questions.js, but has no packages of the site.
        resolve: { noExternal: command === 'build' || ['styled-components', '@line-of-dance/server'] },
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
        build: {
          outDir: 'dist/server',
          ssr: true,
          copyPublicDir: false,
          emptyOutDir: true,
          rolldownOptions: {
            input: {
              'entry-server': 'src/entry-server.tsx',
              questions: 'src/questions.tsx',
              apps: 'apps/entry-server.tsx',
            },
          },
        },
      },
      // The apps share no files with the site, so that an app cannot break a page.
      ...(command === 'build' && {
        apps: {
          consumer: 'client',
          build: {
            outDir: 'dist/client',
            assetsDir: 'apps/assets',
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: '.vite/apps.json',
            rolldownOptions: {
              input: Object.fromEntries(appNames.map((name) => [name, `apps/${name}/main.tsx`])),
            },
          },
        },
      }),
    },
    // Loaded on demand. If it were discovered late, the development server would reload the page.
    optimizeDeps: { include: ['papaparse'] },
    builder: {},
    server: { port, proxy: { '/api': `http://127.0.0.1:${port + 1}` } },
  };
});
