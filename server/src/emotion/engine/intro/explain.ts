import { type Side, contrasts, fill, headingsOf, openingsFor, sentences, turned } from './sentences.js';
import { feelingsIn } from '../choose/choose.js';
import { weight } from '../files/dataFile.js';
import { ranked, spoken, taxonomy, topFamily } from '../knowledge/families.js';
import { type State, careOf, needsComfort, type Evidence } from '../state/state.js';
import { fold, quote } from '../text/normalise.js';

/** Words that share this many first letters count as one: "angry", "anger". */
const SAME_ROOT = 3;
/** For evidence with one of these notes, the intro begins with a sentence below this heading of `intro.txt`. */
const BY_NOTE: Readonly<Record<string, string>> = { negated: 'negated', wanted: 'wished', missed: 'wished' };
const IMPLIED = new Set(['situation', 'telling', 'idiom']);

function strongest(evidence: readonly Evidence[]): Evidence | undefined {
  return [...evidence].sort((a, b) => b.weight - a.weight)[0];
}

/** Up to two emotion families that are close to the visitor's feeling and that the text does not name. */
function nearFamilies({ target, text }: State): string[] {
  const words = fold(text).split(' ');
  const neighbours = taxonomy[topFamily(target.families) ?? '']?.neighbours ?? {};
  const unsaid = [...ranked(target.families), ...ranked(neighbours)]
    .map(([family]) => family)
    .filter((family) => !words.some((word) => word.startsWith(family.slice(0, SAME_ROOT))));
  return [...new Set(unsaid)].slice(0, 2);
}

function openingName(state: State): string {
  const { kind, evidence, named, language } = state;
  if (needsComfort(state)) return 'comfort';
  if (kind === 'none' && !language.isRead) return 'unread';
  if (kind === 'none' || kind === 'abuse') return kind;
  const main = strongest(evidence);
  if (named !== undefined) return 'named';
  if (main === undefined || main.source === 'emoji') return 'sign';
  if (main.source === 'typo') return 'typo';
  const moods = feelingsIn(state).map((name) => taxonomy[name]?.valence ?? 0);
  // Only a pleasant and a painful feeling together: two painful ones get the openings for pain.
  if (Math.min(...moods) < 0 && Math.max(...moods) > 0) return 'both';
  if (language.code !== 'en') return 'foreign';
  const note = main.notes.findLast((one) => one in BY_NOTE) ?? '';
  return BY_NOTE[note] ?? (IMPLIED.has(main.source) ? 'situation' : 'word');
}

function openingValues(state: State, name: string): Record<string, string> {
  const { evidence, language, tokens, text } = state;
  const main = strongest(evidence);
  const misspelt = tokens[main?.at[0] ?? 0];
  const typed = name === 'typo' ? text.slice(misspelt?.start, misspelt?.end) : text;
  const plainTerm = spoken(main?.term ?? '');
  return {
    q: quote(typed),
    x: name === 'typo' ? plainTerm : `\u201C${plainTerm}\u201D`,
    near: (name === 'both' ? feelingsIn(state) : nearFamilies(state)).join(' and '),
    language: language.typedIn[0] ?? '',
  };
}

const LONGEST = 320;
const GLAD_FROM = weight('intro glad from');
/** Headings in `intro.txt` for denied and wished-for feelings. They are also used if that feeling is pleasant. */
const NOT_YET = new Set(['negated', 'wished']);

function oneOf(patterns: readonly string[], text: string): string {
  return turned(patterns, text, 'care')[0] ?? '';
}

function sideOf({ target }: State): Side {
  if (target.valence < 0) return 'pain';
  return target.valence > GLAD_FROM ? 'glad' : 'mixed';
}

/** Heading in `intro.txt` with the strongest family among its words: "pain longing nostalgia" for longing. */
function headingOf({ kind, target }: State, side: Side): string | undefined {
  const felt = topFamily(target.families) ?? '';
  return kind === 'match' ? headingsOf(side).find((name) => name.split(' ').includes(felt)) : undefined;
}

/** Possible first sentences of the intro, best first. */
function openings(state: State): string[] {
  const name = openingName(state);
  const rotated = (patterns: readonly string[]) => turned(patterns, state.text, 'opening');
  const usual = sentences(`openings ${name}`);
  if (name === 'named' && state.named !== undefined) return openingsFor(state.named, rotated(usual));
  const side = sideOf(state);
  const isOwn = name === 'both' || (side === 'glad' && NOT_YET.has(name));
  const found = isOwn ? undefined : headingOf(state, side);
  const own = found === undefined ? undefined : sentences(name === 'typo' ? `${side} mended` : found);
  const values = openingValues(state, name);
  const fitting = (own ?? usual).filter((pattern) => values['q'] !== '' || !pattern.includes('{q}'));
  const nameless = sentences(name === 'none' ? 'nameless none' : 'nameless word');
  return rotated(fitting.length > 0 ? fitting : nameless).map((pattern) => fill(pattern, values));
}

/** The intro: how the text was understood, and how two words differ. A cry for help gets words of care instead. */
function introduce(state: State): string {
  const { terms, kind, text, cry } = state;
  if (kind === 'care') return oneOf(sentences(`care ${cry?.language ?? 'en'} ${cry?.about ?? 'die'}`), text);
  if (kind === 'abuse') {
    const [a, b] = turned(terms, text, 'pair');
    return fill(oneOf(sentences('openings abuse'), text), { A: a?.name ?? '', B: b?.name ?? '' });
  }
  const pain = state.target.valence < 0 ? headingOf(state, 'pain')?.split(' ') : undefined;
  const close = terms.filter((term) => term.families.some((family) => pain?.includes(family)));
  const usual = kind === 'none' ? 'wander' : 'contrasts';
  const patterns = sentences(pain === undefined ? usual : 'quiet');
  // If the text names two feelings, the second sentence contrasts a word of each.
  const [own, other] = feelingsIn(state);
  const second = terms[0]?.families[0] === other ? own : other;
  const ofSecond = terms.filter(({ families }) => families[0] === second);
  const pair = other === undefined ? close : [...terms.slice(0, 1), ...ofSecond.slice(-1)];
  const seconds = contrasts(patterns, pair[1] === undefined ? terms : pair, text);
  const firsts = openings(state);
  const intros = firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
  return intros.find((intro) => intro.length <= LONGEST) ?? (firsts[0] ?? '').slice(0, LONGEST);
}

export function explain(state: State): State {
  const intro = introduce(state);
  const gentle = careOf(state) === 'gentle' ? sentences(`gentle ${state.cry?.language ?? 'en'}`) : [];
  return { ...state, intro, gentleLine: oneOf(gentle, state.text) };
}
