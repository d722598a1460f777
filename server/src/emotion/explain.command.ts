import { createInterface } from 'node:readline';
import { filesIn, readText } from './engine/files/dataFile.js';
import type { Evidence, State } from './engine/state/state.js';

const FOLDERS = ['', 'cries/', 'languages/'];
const LONGEST_LINE = 120;

/** Lines of the data files that list this term, or consist of this pattern, with file name and line number. */
function linesWith(term: string): string[] {
  const isIt = (line: string): boolean => line.split('\t')[0]?.split('; ').includes(term) === true;
  const files = FOLDERS.flatMap((folder) => filesIn(folder).map((file) => folder + file));
  return files
    .filter((file) => /\.(?:tsv|txt)$/u.test(file))
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

/** Prints the evidence and the answer. With `--why` it also prints the lines of the data files behind the evidence. */
async function explain(text: string, withLines: boolean): Promise<void> {
  // Imported here and not at the top: loading takes half a second, and the usage does not need the engine.
  const { answerTo, read, show } = await import('./engine/engine.js');
  const state = read(text);
  const { kind, language, cry, evidence, felt, terms, gentleLine, intro } = state;
  console.log(`${answerTo(state).care ?? kind} (${language.code}): ${feeling(felt)}`);
  if (cry?.pattern !== undefined) console.log(['a cry for help', ...linesWith(cry.pattern)].join('\n'));
  else if (cry !== undefined) console.log('undertone.bin: all words together sound like a cry');
  for (const item of [...evidence].sort((a, b) => b.weight - a.weight)) {
    console.log(evidenceLine(item, state));
    const told = item.source === 'telling' ? ['    tellings.tsv and the other told sentences'] : [];
    for (const line of withLines ? [...told, ...linesWith(item.term)] : []) console.log(line);
  }
  for (const term of terms)
    console.log(`${show(term).name}, ${term.language} (${term.region}): ${term.meaning}`);
  console.log([gentleLine, intro].join('\n').trim());
}

/** Prints the answer as one line of JSON. Without a text, answers each line of standard input. */
async function answerLines(text: string): Promise<void> {
  const { read } = await import('./engine/engine.js');
  const { answerOf } = await import('./engine/evaluation/evaluate.js');
  // Exit quietly if the program that reads the output ends first, as `head` does.
  process.stdout.on('error', () => process.exit());
  // Opened after the imports, because `readline` loses lines that arrive before the loop.
  const texts = text ? [text] : createInterface({ input: process.stdin, crlfDelay: Infinity });
  for await (const line of texts) console.log(JSON.stringify(answerOf(read(line))));
}

const usage = `Usage: npm run emotion -- TEXT           print the answer and what led to it
       npm run emotion -- TEXT --why     also print the lines of the data files behind it
       npm run emotion -- TEXT --jsonl   print the answer as one line of JSON
       npm run emotion -- --jsonl        read one text per line, print one line of JSON for each`;

const given = process.argv.slice(2);
// An emoticon such as -_- is a text and not an option.
const options = given.filter((word) => /^--[\w-]*\w$/u.test(word));
const words = given.filter((word) => !options.includes(word));
const text = words.join(' ').trim();
const isLines = options.includes('--jsonl');
if (options.some((option) => !['--why', '--jsonl'].includes(option)) || (text === '' && !isLines)) {
  console.error(usage);
  process.exitCode = 1;
} else if (isLines) await answerLines(text);
else await explain(text, options.includes('--why'));
