import { createInterface } from 'node:readline';
import { Engine } from './engine/engine.js';
import { answerOf } from './engine/evaluation/evaluate.js';
import { filesIn, readText } from './engine/knowledge/dataFile.js';
import type { FamilyWeights } from './engine/knowledge/families.js';
import { displayName } from './engine/knowledge/lexicon.js';
import { type Evidence, type State, careOf, unread } from './engine/state/state.js';
import type { Token } from './engine/text/tokenise.js';

const FILES = ['words.tsv', 'idioms.tsv', 'situations.tsv', 'alone.tsv', 'emoji.tsv', 'lexicon.jsonl'];
const FOLDERS = ['cries/', 'languages/'];
const LONGEST_LINE = 120;

/** Where data files have a line of this term, or this very line. */
export function linesWith(term: string): string[] {
  const files = [...FILES, ...FOLDERS.flatMap((folder) => filesIn(folder).map((file) => folder + file))];
  return files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, at) => {
        const terms = line.split('\t')[0]?.split('; ') ?? [];
        const isIt =
          terms.includes(term) || line === term || line.startsWith(`{"name":${JSON.stringify(term)}`);
        return isIt ? [`${file}:${at + 1}  ${line.slice(0, LONGEST_LINE)}`] : [];
      }),
  );
}

const weights = (families: FamilyWeights): string =>
  Object.entries(families)
    .map(([family, weight]) => `${family} ${weight.toFixed(2)}`)
    .join(', ');

const words = (tokens: readonly Token[], at: readonly number[]): string =>
  [...at]
    .sort((a, b) => a - b)
    .map((place) => tokens[place]?.text)
    .join(' ');

function evidenceLine(
  { source, term, at, families, valence, arousal, weight, notes }: Evidence,
  { tokens }: State,
): string {
  const where = at.length === 0 ? '' : ` in "${words(tokens, at)}"`;
  const noted = notes.map((note) => ` [${note}]`).join('');
  const mood = `valence ${valence.toFixed(2)}, arousal ${arousal.toFixed(2)}`;
  return `${source}: ${term}${where}${noted}, weight ${weight.toFixed(2)}: ${weights(families)}; ${mood}`;
}

/** What a stage has added or changed, a line each. */
function changes(before: State, after: State): string[] {
  const lines: string[] = [];
  const { tokens, language, kind, target, terms, crisis, abusive, named } = after;
  if (tokens !== before.tokens)
    lines.push(tokens.map(({ text, afterBreak }) => (afterBreak ? `| ${text}` : text)).join(' '));
  if (crisis !== before.crisis) lines.push('a cry for help');
  if (after.undertone !== undefined && before.undertone === undefined)
    lines.push('despair between the lines');
  if (abusive && !before.abusive) lines.push('abuse');
  if (language.code !== before.language.code || after.language.typedIn[0] !== before.language.typedIn[0])
    lines.push(`${language.code} (not offered back: ${language.typedIn.join(', ')})`);
  if (named !== undefined && named !== before.named) lines.push(`${displayName(named)}, ${named.language}`);
  for (const item of after.evidence)
    if (!before.evidence.includes(item)) lines.push(evidenceLine(item, after));
  const mood = `valence ${target.valence.toFixed(2)}, arousal ${target.arousal.toFixed(2)}`;
  if (target !== before.target) lines.push(`${kind}: ${weights(target.families)}; ${mood}`);
  if (terms !== before.terms)
    for (const term of terms)
      lines.push(
        `${displayName(term)}, ${term.language} (${term.region}): ${term.families.join(', ')}. ${term.meaning}`,
      );
  if (after.gentleLine !== before.gentleLine) lines.push(after.gentleLine);
  if (after.intro !== before.intro) lines.push(after.intro);
  return lines;
}

function explain(text: string): void {
  let before = unread(text);
  for (const { stage, state } of new Engine().steps(before)) {
    changes(before, state).forEach((line, index) =>
      console.log(`${(index === 0 ? stage : '').padEnd(14)} ${line}`),
    );
    before = state;
  }
}

/** Which lines of data decided, and what the later stages made of them. */
function why(text: string): void {
  const state = new Engine().read(text);
  const { kind, crisis, undertone, evidence, felt } = state;
  console.log(`${careOf(state) ?? kind}: ${weights(felt.families)}`);
  const pattern = crisis?.pattern ?? undertone?.pattern;
  if (pattern !== undefined) console.log(linesWith(pattern).join('\n'));
  else if (undertone !== undefined) console.log('undertone.bin: all words together sound like a cry');
  for (const item of [...evidence].sort((a, b) => b.weight - a.weight)) {
    console.log(evidenceLine(item, state));
    const lines =
      item.source === 'telling' ? ['tellings.tsv and the other told sentences'] : linesWith(item.term);
    for (const line of lines) console.log(`    ${line}`);
  }
}

/** A text a line from standard input, a JSON object a line to standard output. */
async function answerLines(): Promise<void> {
  const engine = new Engine();
  for await (const line of createInterface({ input: process.stdin }))
    process.stdout.write(`${JSON.stringify(answerOf(engine.read(line)))}\n`);
}

const text = process.argv.slice(2).join(' ').trim();
const WHY = '--why ';
if (text === '--jsonl') await answerLines();
else if (text.startsWith(WHY)) why(text.slice(WHY.length));
else if (text === '')
  console.error(
    'Give a text: npm run emotion -- "a bit homesick"; with --why first, the lines of data that decided; or --jsonl, for texts from standard input',
  );
else explain(text);
