import type { Plugin } from 'vite';

/** Small modules in place of those that no page needs. */
const replacements: [RegExp, string][] = [
  // Vite's own waits for style sheets before a page. There are none.
  [/preload-helper/, 'export const __vitePreload = (load) => load()'],
  // Vendor prefixes are for browsers older than those that the site supports, and styled-components has them off.
  [/stylis\/src\/Prefixer/, 'export const prefix = (value) => value'],
];

/** Leaves out 5 kB that dependencies would add to every page. */
export const unusedCode: Plugin = {
  name: 'unused-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) => replacements.find(([module]) => module.test(id))?.[1],
  transform: {
    // The bundler keeps every component that gets a name: links with prefetching, forms and fetchers. Warnings are for
    // developers, and the development server shows them.
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^ *warning\([^]*?\);$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};
