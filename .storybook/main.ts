import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { groups } from '../ui/docs/groups.ts';
import { catalogue } from './catalogue.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Titles come from folders: nobody writes them by hand.
  stories: [
    { directory: '../ui/docs', files: '*.mdx', titlePrefix: 'Start here' },
    { directory: '../ui/docs/foundations', files: '*.mdx', titlePrefix: 'Foundations' },
    { directory: '../ui/docs/patterns', files: '*.mdx', titlePrefix: 'Patterns' },
    ...Object.entries(groups).map(([titlePrefix, names]) => ({
      directory: '../ui/src/components',
      files: `@(${names.join('|')})/*.@(mdx|stories.tsx)`,
      titlePrefix,
    })),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    join(import.meta.dirname, 'snippets/preset.ts'),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // What machines read: `manifests/components.json`.
    componentsManifest: true,
    // Snippets from the source of a story instead of from what it rendered.
    experimentalCodeExamples: true,
    // The search finds the other names of a component: each page lists them in a heading.
    experimentalSearchDocsHeadings: true,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), catalogue()],
      // The same class names as the site, and readable ones in the inspector.
      oxc: { plugins: { styledComponents: { displayName: true, fileName: false, pure: true } } },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
