import { join } from 'node:path';
import { build } from 'vite';

/** Bundles a file into one classic script, for the head of a page or for a service worker. */
export const compileScript = async (root: string, file: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
    },
  });
  const [chunk] = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${file} gave no script.`);
  return chunk.code.trim();
};
