import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Titles come from folders: nobody writes them by hand.
  stories: [
    { directory: '../ui/docs', files: '*.mdx', titlePrefix: 'Start here' },
    { directory: '../ui/docs/foundations', files: '*.mdx', titlePrefix: 'Foundations' },
    { directory: '../ui/src/components', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react()],
      // The same class names as the site, and readable ones in the inspector.
      oxc: { plugins: { styledComponents: { displayName: true, fileName: false, pure: true } } },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
