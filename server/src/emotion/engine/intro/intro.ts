import type { Families } from '../knowledge/families.js';
import type { Term } from '../knowledge/lexicon.js';
import type { Reading } from '../read.js';
import { fraction } from '../text/hash.js';
import { contrasts, languageName } from './contrast.js';
import { fill, turned } from './fill.js';
import { openingName, openingValues } from './opening.js';
import type { OpeningName, Sentences } from './sentences.js';

const LONGEST = 320;

function careFor({ crisis, text }: Reading, { care }: Sentences): string {
  const language = crisis?.language ?? 'en';
  const inEnglish = crisis?.aboutSomeoneElse === true ? 'other' : 'harmed';
  const isSpecial = language === 'en' && crisis !== undefined && (crisis.aboutSomeoneElse || crisis.harmed);
  const patterns = care[isSpecial ? inEnglish : language] ?? care['en'] ?? [];
  return turned(patterns, fraction(text, 'care'))[0] ?? '';
}

function lowered(meaning: string): string {
  const text = meaning.replace(/\.$/u, '');
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** First sentences for the reading, best first; `hook` stands in for a meaning that would be too long. */
function openings(reading: Reading, name: OpeningName, sentences: Sentences, families: Families): string[] {
  const values = openingValues(reading, name, families);
  const share = fraction(reading.text, 'opening');
  const named = reading.understanding.named?.term;
  if (name === 'named' && named !== undefined) {
    const about = { name: named.name, language: languageName(named.language) };
    const patterns = turned(sentences.openings.named, share);
    const full = patterns.map((pattern) => fill(pattern, { ...about, meaning: lowered(named.meaning) }));
    return [...full, ...patterns.map((pattern) => fill(pattern, { ...about, meaning: named.hook }))];
  }
  const wordless = values['q'] === '' && name !== 'sign' && name !== 'abuse';
  const nameless = name === 'none' ? sentences.nameless.none : sentences.nameless.word;
  return turned(wordless ? nameless : sentences.openings[name], share).map((pattern) =>
    fill(pattern, values),
  );
}

function calmLine(reading: Reading, terms: readonly Term[], { openings: { abuse } }: Sentences): string {
  const [a, b] = turned(terms, fraction(reading.text, 'pair'));
  const pattern = turned(abuse, fraction(reading.text, 'opening'))[0] ?? '';
  return fill(pattern, { A: a?.name ?? '', B: b?.name ?? '' });
}

/** Two sentences: what was understood, and what sets the found words apart. For a cry for help, only care. */
export function introduce(
  reading: Reading,
  terms: readonly Term[],
  sentences: Sentences,
  families: Families,
): string {
  if (reading.kind === 'care') return careFor(reading, sentences);
  if (reading.kind === 'abuse') return calmLine(reading, terms, sentences);
  const firsts = openings(reading, openingName(reading), sentences, families);
  for (const first of firsts) {
    for (const second of contrasts(sentences.contrasts, terms, reading.text)) {
      const intro = `${first} ${second}`;
      if (intro.length <= LONGEST) return intro;
    }
  }
  return (firsts[0] ?? '').slice(0, LONGEST);
}
