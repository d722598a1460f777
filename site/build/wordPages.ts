import type { Plugin } from 'vite';
import type { WordFamily } from '../src/data/words.ts';
import { lexiconOf, readWordFamilies, readWordIndex } from './words.ts';

/** Where other programs find the lexicon. */
const lexiconFile = 'emotions.json';

const moduleOf = (data: unknown): string => `export default ${JSON.stringify(data)}`;

/**
 * The lexicon as modules: `virtual:words` lists its families and how to load each, `virtual:words/index` is the data of
 * the index. The browser fetches families as JSON, because 54 chunks would cost every page a kilobyte of names. The
 * whole lexicon is `/emotions.json`.
 */
export const wordPages = (): Plugin => {
  let families: WordFamily[] | undefined;
  let isBuild = false;
  const load = (id: string, isClient: boolean): string => {
    families ??= readWordFamilies();
    if (id === 'virtual:words/index') return moduleOf(readWordIndex());
    if (id !== 'virtual:words') return moduleOf(families.find(({ name }) => id === `virtual:words/${name}`));
    const names = families.map(({ name }) => name);
    if (isClient && isBuild)
      return `export default ${JSON.stringify(names)}.map((name) => [name, async () => (await fetch('/words/' + name + '.json')).json()])`;
    const entries = names.map(
      (name) => `['${name}', async () => (await import('virtual:words/${name}')).default]`,
    );
    return `export default [${entries.join(',')}]`;
  };
  return {
    name: 'word-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load(id) {
      return id.startsWith('\0virtual:words')
        ? load(id.slice(1), this.environment.name === 'client')
        : undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client' || !families) return;
      const files = families.map((family): [string, string] => [
        `words/${family.name}.json`,
        JSON.stringify(family),
      ]);
      for (const [fileName, source] of [...files, [lexiconFile, lexiconOf(families)] as const])
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
