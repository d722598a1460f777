import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { groups } from '../ui/docs/groups.ts';

/**
 * Vite plugin that shows the code of stories as a developer would write it. `onClick={fn()}`, which stories need for
 * their play functions, becomes `onClick={handleClick}`. `<Page>(<p>…</p>)</Page>` loses its parentheses.
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
    // Writes `manifests/components.json`, which describes the components for other programs.
    componentsManifest: true,
    // Takes the code snippets from the source of a story, not from its rendered elements.
    experimentalCodeExamples: true,
    // Lets the search find other names of a component. Each component page lists them in a heading.
    experimentalSearchDocsHeadings: true,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui/tsconfig.json',
      include: ['ui/**/*.tsx'],
      // These files export lists of drawings, which would be documented as if they were components.
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
      // The settings of the site's build, with component names in class names for the browser's inspector.
      oxc: { plugins: { styledComponents: { displayName: true, fileName: false, pure: true } } },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
