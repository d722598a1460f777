import { Engine } from './engine/engine.js';
import { displayName } from './engine/knowledge/lexicon.js';
import type { FamilyWeights } from './engine/knowledge/families.js';
import type { Token } from './engine/text/tokenise.js';

const weights = (families: FamilyWeights): string =>
  Object.entries(families)
    .map(([family, weight]) => `${family} ${weight.toFixed(2)}`)
    .join(', ');

const words = (tokens: readonly Token[], at: readonly number[]): string =>
  [...at]
    .sort((a, b) => a - b)
    .map((place) => tokens[place]?.text)
    .join(' ');

function explain(text: string): void {
  const engine = new Engine();
  const reading = engine.read(text);
  const { kind, tokens, understanding, target, terms } = reading;
  const { language, evidence, blend, named } = understanding;
  console.log(
    `words      ${tokens.map(({ text: word, afterBreak }) => (afterBreak ? `| ${word}` : word)).join(' ')}`,
  );
  console.log(`language   ${language.code} (not offered back: ${language.typedIn.join(', ')})`);
  if (named !== undefined) console.log(`names      ${displayName(named.term)}, ${named.term.language}`);
  for (const { source, term, at, families, valence, arousal, weight, notes } of evidence) {
    const mood = `valence ${valence.toFixed(2)}, arousal ${arousal.toFixed(2)}, weight ${weight.toFixed(2)}`;
    console.log(
      `found      ${source}: ${term} in "${words(tokens, at)}" ${notes.map((note) => `[${note}]`).join('')}`,
    );
    console.log(`           ${weights(families)}; ${mood}`);
  }
  if (blend !== undefined) console.log(`blend      ${blend}`);
  console.log(`answer is  ${kind}`);
  console.log(
    `looks for  ${weights(target.families)}; valence ${target.valence.toFixed(2)}, arousal ${target.arousal.toFixed(2)}`,
  );
  console.log(`intro      ${engine.introduce(reading)}`);
  for (const term of terms) {
    console.log(
      `  ${displayName(term)}, ${term.language} (${term.region}): ${term.families.join(', ')}. ${term.meaning}`,
    );
  }
}

const text = process.argv.slice(2).join(' ').trim();
if (text === '') console.error('Give a text: npm run emotion -- "a bit homesick"');
else explain(text);
