import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ui = dirname(import.meta.dirname);
const entry = join(ui, 'src/virtual-entry.ts');

/** Packages that a component's size leaves out, because every page that uses the library needs them anyway. */
const peers = /^(react|react-dom|styled-components)(\/|$)/;

/** @param {string} name */
const bytesOf = async (name) => {
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${name} } from './index.ts';` : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: (id) => peers.test(id), preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  return brotliCompressSync(output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
};

/**
 * Returns the size of each component: the bytes that a page loads if it imports only this component, minified,
 * compressed with brotli, and without React and styled-components.
 * @returns {Promise<Record<string, number>>}
 */
export const bytesPerComponent = async () => {
  const names = await readdir(join(ui, 'src/components'));
  /** @type {Record<string, number>} */
  const bytes = {};
  for (const name of names) bytes[name] = await bytesOf(name);
  return bytes;
};
