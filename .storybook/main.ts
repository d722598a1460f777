import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { groups } from '../ui/docs/groups.ts';

/**
 * Snippets as a developer would write them: handlers in the place of the spies that stories pass for their play functions,
 * and no brackets around children that a story passes as an argument.
 */
const plainSnippets: Plugin = {
  name: 'plain-snippets',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) => ({
      code: code
        .replace(/\bon([A-Z]\w*)=\{fn\(\)\}/g, 'on$1={handle$1}')
        .replace(/([^=]>(?:\\n|\s)*)\((?:\\n|\s)*</g, '$1<')
        .replace(/>(?:\\n|\s)*\)((?:\\n|\s)*<\/)/g, '>$1'),
      map: null,
    }),
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Titles come from folders: nobody writes them by hand.
  stories: [
    { directory: '../ui/docs', files: '*.mdx', titlePrefix: 'Start here' },
    { directory: '../ui/docs/foundations', files: '*.mdx', titlePrefix: 'Foundations' },
    { directory: '../ui/docs/patterns', files: '*.@(mdx|stories.tsx)', titlePrefix: 'Patterns' },
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
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // `manifests/components.json`, which machines read.
    componentsManifest: true,
    // Snippets from the source of a story instead of from its rendered elements.
    experimentalCodeExamples: true,
    // The search finds the other names of a component, which each page lists in a heading.
    experimentalSearchDocsHeadings: true,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui/tsconfig.json',
      include: ['ui/**/*.tsx'],
      // A list of drawings would be documented as if it were a component.
      exclude: ['**/*.stories.tsx', '**/*.drawings.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // Attributes of HTML elements are documented elsewhere.
      propFilter: ({ name, parent }) => name !== 'ref' && !/node_modules/.test(parent?.fileName ?? ''),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), plainSnippets],
      // The same class names as the site, and readable ones in the inspector.
      oxc: { plugins: { styledComponents: { displayName: true, fileName: false, pure: true } } },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
