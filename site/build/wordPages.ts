import type { Plugin } from 'vite';
import type { WordFamily } from '../src/data/words.ts';
import { lexiconOf, readWordFamilies, readWordIndex } from './words.ts';

/**
 * Vite plugin that turns the lexicon of words for feelings into modules and JSON files. The browser fetches the words
 * for one feeling (a family) as JSON, because the file names of 54 script chunks would add a kilobyte to every page.
 * `/emotions.json` has the whole lexicon, for other programs.
 */
export const wordPages = (): Plugin => {
  let read: WordFamily[] | undefined;
  const families = () => (read ??= readWordFamilies());
  const modules: Record<string, () => string> = {
    'virtual:words': () => JSON.stringify(families().map(({ name }) => name)),
    'virtual:words/families': () =>
      `(name) => ${JSON.stringify(families())}.find((one) => one.name === name)`,
    'virtual:words/index': () => JSON.stringify(readWordIndex()),
  };
  return {
    name: 'word-pages',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const code = modules[id.slice(1)];
      return code && `export default ${code()}`;
    },
    configureServer({ middlewares }) {
      middlewares.use('/words', ({ url = '' }, response, next) => {
        const family = families().find(({ name }) => url === `/${name}.json`);
        return family ? response.end(JSON.stringify(family)) : next();
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const family of families())
        this.emitFile({
          type: 'asset',
          fileName: `words/${family.name}.json`,
          source: JSON.stringify(family),
        });
      this.emitFile({ type: 'asset', fileName: 'emotions.json', source: lexiconOf(families()) });
    },
  };
};
