import { createInterface } from 'node:readline';
import { read } from './engine/engine.js';
import { answerOf } from './engine/evaluation/evaluate.js';
import { filesIn, readText } from './engine/files/dataFile.js';
import { displayName } from './engine/knowledge/lexicon.js';
import { type Evidence, type State, careOf } from './engine/state/state.js';

const FOLDERS = ['', 'cries/', 'languages/'];
const LONGEST_LINE = 120;

/** Finds the lines of the data files that have this term or equal it. */
function linesWith(term: string): string[] {
  const name = `{"name":${JSON.stringify(term)}`;
  const isIt = (line: string): boolean =>
    line === term || line.startsWith(name) || line.split('\t')[0]?.split('; ').includes(term) === true;
  const files = FOLDERS.flatMap((folder) => filesIn(folder).map((file) => folder + file));
  return files
    .filter((file) => /\.(?:tsv|txt|jsonl)$/u.test(file))
    .flatMap((file) =>
      readText(file)
        .split('\n')
        .flatMap((line, at) => (isIt(line) ? [`    ${file}:${at + 1}  ${line.slice(0, LONGEST_LINE)}`] : [])),
    );
}

function feeling({ families, valence, arousal }: State['felt']): string {
  const named = Object.entries(families).map(([family, weight]) => `${family} ${weight.toFixed(2)}`);
  return `${named.join(', ')}; valence ${valence.toFixed(2)}, arousal ${arousal.toFixed(2)}`;
}

function evidenceLine(item: Evidence, { tokens }: State): string {
  const { source, term, at, weight, notes } = item;
  const words = [...at].sort((a, b) => a - b).map((place) => tokens[place]?.text);
  const where = at.length === 0 ? '' : ` in "${words.join(' ')}"`;
  const noted = notes.map((note) => ` [${note}]`).join('');
  return `${source}: ${term}${where}${noted}, weight ${weight.toFixed(2)}: ${feeling(item)}`;
}

/** Prints the evidence and the answer. With `--why` it also prints the lines of data that decided. */
function explain(text: string, withLines: boolean): void {
  const state = read(text);
  const { kind, language, cry, evidence, felt, terms, gentleLine, intro } = state;
  console.log(`${careOf(state) ?? kind} (${language.code}): ${feeling(felt)}`);
  if (cry?.pattern !== undefined) console.log(['a cry for help', ...linesWith(cry.pattern)].join('\n'));
  else if (cry !== undefined) console.log('undertone.bin: all words together sound like a cry');
  for (const item of [...evidence].sort((a, b) => b.weight - a.weight)) {
    console.log(evidenceLine(item, state));
    const told = item.source === 'telling' ? ['    tellings.tsv and the other told sentences'] : [];
    for (const line of withLines ? [...told, ...linesWith(item.term)] : []) console.log(line);
  }
  for (const term of terms)
    console.log(`${displayName(term)}, ${term.language} (${term.region}): ${term.meaning}`);
  console.log([gentleLine, intro].join('\n').trim());
}

/** Reads one text per line from standard input and writes one JSON object per line. */
async function answerLines(): Promise<void> {
  // The reader of the pipe may end first, as `head` does.
  process.stdout.on('error', () => process.exit());
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    process.stdout.write(`${JSON.stringify(answerOf(read(line)))}\n`);
}

const usage = `Usage: npm run emotion -- TEXT           print the answer and what led to it
       npm run emotion -- TEXT --why     also print the lines of data that decided
       npm run emotion -- --jsonl        read one text per line, print one JSON object per line`;

const given = process.argv.slice(2);
// An emoticon such as -_- is a text.
const options = given.filter((word) => /^--[\w-]*\w$/u.test(word));
const text = given
  .filter((word) => !options.includes(word))
  .join(' ')
  .trim();
const isLines = options.includes('--jsonl');
if (options.some((option) => !['--why', '--jsonl'].includes(option)) || (text === '' && !isLines)) {
  console.error(usage);
  process.exitCode = 1;
} else if (isLines) await answerLines();
else explain(text, options.includes('--why'));
