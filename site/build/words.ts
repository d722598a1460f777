import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  familyPath,
  wordAddress,
  wordAnchor,
  type Word,
  type WordFamily,
  type WordIndex,
  type WordLink,
} from '../src/data/words.ts';

/** Word for a feeling, a row of the lexicon. */
interface Term extends Omit<Word, 'anchor' | 'near' | 'opposite'> {
  /** Families of feelings, nearest first. The word is on the page of the first family. */
  families: string[];
  valence: number;
  arousal: number;
}

interface Relations {
  valence: number;
  arousal: number;
  opposites: string[];
  neighbours: string[];
}

const { resolve } = createRequire(import.meta.url);
const read = (file: string): string => readFileSync(resolve(`@line-of-dance/server/emotion/${file}`), 'utf8');

/** Reads the rows of a tab-separated file. Each row is a function that returns the cell in a named column. */
const readTable = (file: string) => {
  const [names = [], ...rows] = read(file)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => (name: string) => row[names.indexOf(name)] ?? '');
};

/** Language tags (BCP 47) by the names of languages in the lexicon. Two of the languages have no tag. */
const codes: Partial<Record<string, string>> = Object.fromEntries(
  readTable('lexicon-languages.tsv')
    .filter((cell) => cell('tag'))
    .map((cell) => [cell('language'), cell('tag')]),
);

const familyOf = ({ families }: Term): string => families[0] ?? '';

const linkTo = (term: Term): WordLink => ({
  name: term.name,
  href: wordAddress(familyOf(term), wordAnchor(term.name, term.language)),
});

/**
 * Returns the distance of two words by valence and arousal. Each family that both words share makes the distance
 * smaller.
 */
const distanceBetween = (one: Term, other: Term): number =>
  Math.hypot(one.valence - other.valence, one.arousal - other.arousal) -
  0.3 * other.families.filter((family) => one.families.includes(family)).length;

/** Maximum number of links to similar words, and of examples in a description. */
const most = 3;

/** Returns links to the words among `others` that are most similar to `term`, each from a different language. */
const nearestAmong = (term: Term, others: readonly Term[]): WordLink[] => {
  const languages = new Set([term.language]);
  return others
    .filter((other) => other.name !== term.name)
    .map((other) => ({ other, distance: distanceBetween(term, other) }))
    .toSorted((one, two) => one.distance - two.distance || (one.other.name < two.other.name ? -1 : 1))
    .filter(({ other: { language } }) => !languages.has(language) && languages.add(language))
    .slice(0, most)
    .map(({ other }) => linkTo(other));
};

const readTerms = (): Term[] =>
  readTable('lexicon.tsv')
    .map((cell) => ({
      name: cell('name'),
      script: cell('script') || undefined,
      also: cell('also') ? cell('also').split('; ') : undefined,
      language: cell('language'),
      families: cell('families').split(','),
      valence: Number(cell('valence')),
      arousal: Number(cell('arousal')),
      meaning: cell('meaning'),
      culturalContext: cell('culturalContext'),
      sources: cell('sources').split('; '),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

const readRelations = (): [string, Relations][] =>
  readTable('families.tsv')
    .map((cell): [string, Relations] => {
      const neighbours = cell('neighbours')
        .split('; ')
        .map((one) => one.split(' ')[0] ?? '');
      const mood = { valence: Number(cell('valence')), arousal: Number(cell('arousal')) };
      return [cell('family'), { ...mood, opposites: cell('opposites').split(','), neighbours }];
    })
    .toSorted(([one], [other]) => one.localeCompare(other));

/** Returns the addresses of the pages that list words, one for each family of feelings. */
export const familyPaths = (): string[] => readRelations().map(([name]) => familyPath(name));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns all families of feelings in alphabetical order, with their words. Each word has links to similar and to
 * opposite words.
 */
export const readWordFamilies = (): WordFamily[] => {
  const terms = readTerms();
  const of = (family: string) => terms.filter((term) => familyOf(term) === family);
  const wordOf = (term: Term, opposites: readonly string[]): Word => {
    const { name, script, also, language, families, meaning, culturalContext, sources } = term;
    const related = terms.filter((other) => other.families.some((family) => families.includes(family)));
    const anchor = wordAnchor(name, language);
    const lang = codes[language];
    const near = nearestAmong(term, related);
    const mirrored = { ...term, valence: -term.valence, arousal: -term.arousal };
    const opposite = opposites.flatMap((family) => nearestAmong(mirrored, of(family)).slice(0, 1));
    return { name, script, also, language, lang, meaning, culturalContext, sources, anchor, near, opposite };
  };
  return readRelations().map(([name, { neighbours, opposites }]) => {
    const own = of(name);
    const languages = new Set(own.map(({ language }) => language));
    const some = own.slice(0, most).map((term) => term.name);
    return {
      name,
      title: `Words for ${name}`,
      description: `${own.length} words for ${name} from ${languages.size} languages, such as ${some.join(', ')}, each with its meaning, who says it, and its source.`,
      neighbours,
      opposites,
      words: own.map((term) => wordOf(term, opposites)),
    };
  });
};

const moodOf = ({ valence, arousal }: Relations): string =>
  valence < 0
    ? `Unpleasant and ${arousal < 0 ? 'calm' : 'agitated'}`
    : `Pleasant and ${arousal < 0 ? 'calm' : 'lively'}`;

/** Returns the index of the lexicon: all families of feelings by mood, and all words by language. */
export const readWordIndex = (): WordIndex => {
  const terms = readTerms();
  const relations = readRelations();
  const languages = [...new Set(terms.map(({ language }) => language))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const moods = [...new Set(relations.map(([, relation]) => moodOf(relation)))].toSorted();
  return {
    title: 'Words for feelings',
    description: `${terms.length.toLocaleString('en-GB')} words for feelings, and for a few things that bring them on, from ${languages.length} languages. Browse them by feeling or by language. Each feeling has a page that says what its words mean.`,
    moods: moods.map((title) => ({
      title,
      families: relations
        .filter(([, relation]) => moodOf(relation) === title)
        .map(([name]) => ({
          name: capital(name),
          path: familyPath(name),
          count: terms.filter((term) => familyOf(term) === name).length,
        })),
    })),
    languages: languages.map((name) => {
      const own = terms.filter(({ language }) => language === name);
      const code = codes[name];
      const isTranscribed = own.some(({ script }) => script);
      const lang = code && isTranscribed ? new Intl.Locale(code, { script: 'Latn' }).toString() : code;
      const words = own.map((term) => {
        const others = [term.script, ...(term.also ?? [])].filter(Boolean);
        return { ...linkTo(term), other: others.join(', ') || undefined };
      });
      return { name, anchor: wordAnchor('in', name), lang, words };
    }),
  };
};

/** Returns the whole lexicon with its sources as JSON, for other programs. */
export const lexiconOf = (families: readonly WordFamily[]): string => {
  const words = families.flatMap(({ name: family, words: own }) =>
    own.map(({ near: _near, opposite: _opposite, anchor, ...word }) => ({
      ...word,
      family,
      address: wordAddress(family, anchor),
    })),
  );
  return JSON.stringify({ words });
};
