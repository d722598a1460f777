import type { Plugin } from 'vite';

/** Modules of dependencies that no page needs: a pattern for the file name, and the code that replaces the module. */
const replacements: [RegExp, string][] = [
  // Vite's helper waits for the style sheets of a chunk. This site has none.
  [/preload-helper/, 'export const __vitePreload = (load) => load()'],
  // Adds vendor prefixes for browsers that the site does not support. styled-components does not use it by default.
  [/stylis\/src\/Prefixer/, 'export const prefix = (value) => value'],
];

/** Vite plugin that removes unused code of dependencies, 5 kB from every page. */
export const unusedCode: Plugin = {
  name: 'unused-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) => replacements.find(([module]) => module.test(id))?.[1],
  transform: {
    // React Router sets `displayName`, which makes the bundler keep components that the site does not use, such as forms.
    // Warnings and checks of arguments are for developers, who see them in the development server.
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^ *(?:warning|invariant)\([^]*?\);$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
};
