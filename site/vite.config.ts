import mdx from '@mdx-js/rollup';
import yaml from '@rollup/plugin-yaml';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { defineConfig } from 'vite';
import { contentCheck, isPublished } from './build/contentCheck.ts';
import { remarkNeeds } from './build/remarkNeeds.ts';
import { siteBuild } from './build/siteBuild.ts';

const port = Number(process.env.PORT ?? 3000);

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  plugins: [
    contentCheck(join(import.meta.dirname, 'content')),
    {
      enforce: 'pre',
      ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkNeeds] }),
    },
    yaml(),
    react({ include: /\.(mdx|tsx)$/ }),
    siteBuild(),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  define: {
    __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    __LEGAL_PUBLISHED__: String(isPublished(join(import.meta.dirname, 'content/legal.mdx'))),
  },
  environments: {
    client: { build: { outDir: 'dist/client', manifest: true } },
    ssr: {
      resolve: { noExternal: ['styled-components', '@line-of-dance/ui', '@line-of-dance/server'] },
      build: { outDir: 'dist/server', ssr: 'src/entry-server.tsx', emptyOutDir: true },
    },
  },
  builder: {},
  server: { port, proxy: { '/api': `http://127.0.0.1:${port + 1}` } },
});
