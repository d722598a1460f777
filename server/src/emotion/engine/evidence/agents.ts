import type { Agency } from '../knowledge/agency.js';
import type { Token } from '../text/tokenise.js';

export type Party = 'me' | 'mine' | 'other' | 'nobody';

const AFTER_PARTICIPLE = new Set(
  'after at by for from in during again because and once on over twice since before'.split(' '),
);
/** "Left me a note", "hid me some cake": something is given, and nothing done to me. */
const GIFT = new Set(['a', 'an', 'some']);
const FURTHEST_AGENT = 7;
const TIMES = new Set(
  'today yesterday tonight early late years months weeks days suddenly without after before since last this'.split(
    ' ',
  ),
);
const FURTHEST_PATIENT = 4;

const OF_ONESELF = new Set(['i', 'me', 'my', 'mine', 'myself', 'we', 'us', 'our']);

export function speaksOfOneself(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => OF_ONESELF.has(text));
}

function isPerson(token: Token | undefined, agency: Agency): boolean {
  return token !== undefined && token.forms.some((form) => agency.persons.has(form));
}

/** The one who acts: the nearest subject before the verb, within the clause. */
export function findAgent(tokens: readonly Token[], verb: number, agency: Agency): Party | undefined {
  for (let place = verb - 1; place >= Math.max(0, verb - FURTHEST_AGENT); place -= 1) {
    const token = tokens[place];
    if (token === undefined || tokens[place + 1]?.afterBreak === true) return undefined;
    if (token.text === 'no' && tokens[place + 1]?.text === 'one') return 'nobody';
    if (agency.nobody.has(token.text) || token.forms.includes('nobody')) return 'nobody';
    if (agency.iAm.has(token.text)) return 'me';
    // "I forgave him and it feels odd": not he does.
    if (token.text === 'it') return undefined;
    const isOther =
      isPerson(token, agency) || agency.others.has(token.text) || token.forms.includes('everyone');
    if (isOther) return tokens[place - 1]?.text === 'no' ? 'nobody' : 'other';
  }
  return undefined;
}

/** The one it is done to, inside or after the verb's words; my things stand for me, my people for themselves. */
export function findPatient(
  tokens: readonly Token[],
  verb: readonly number[],
  agency: Agency,
  reach: number = FURTHEST_PATIENT,
): Party | undefined {
  const last = verb.at(-1) ?? 0;
  for (let place = (verb[0] ?? 0) + 1; place <= Math.min(tokens.length - 1, last + reach); place += 1) {
    if (verb.includes(place)) continue;
    const token = tokens[place];
    if (token === undefined || (place > last && token.afterBreak)) return undefined;
    if (agency.me.has(token.text)) return GIFT.has(tokens[place + 1]?.text ?? '') ? undefined : 'me';
    if (agency.possessives.has(token.text)) {
      const named = [place + 1, place + 2].some((next) => isPerson(tokens[next], agency));
      return named ? 'other' : 'mine';
    }
    if (agency.iAm.has(token.text) && place > last) return undefined;
    if (agency.othersPossessives.has(token.text)) return 'other';
    if (agency.others.has(token.text) || isPerson(token, agency)) return 'other';
  }
  return undefined;
}

/** "I was ignored", "being laughed at", "got left behind". */
export function isPassive(tokens: readonly Token[], verb: number, agency: Agency): boolean {
  const token = tokens[verb];
  if (token === undefined || token.forms.length < 2 || token.text.endsWith('ing')) return false;
  return [1, 2, 3].some((back) => {
    const before = tokens[verb - back];
    const onlyAdverbsBetween = tokens
      .slice(verb - back + 1, verb)
      .every(({ text }) => /ly$|^(?:not|never|so|just|always|being|been)$/u.test(text));
    return (
      before !== undefined && onlyAdverbsBetween && before.forms.some((form) => agency.passive.has(form))
    );
  });
}

/** "Ghosted after three dates": nobody is named, so it was done to the one who writes. */
export function isBareParticiple(tokens: readonly Token[], verb: number, last: number): boolean {
  const token = tokens[verb];
  const next = tokens[last + 1];
  const endsThere = next === undefined || next.afterBreak || AFTER_PARTICIPLE.has(next.text);
  return (
    verb === 0 && token !== undefined && token.text.endsWith('ed') && token.forms.length > 1 && endsThere
  );
}

/** Places of the words between subject and verb that deny or withhold the deed. */
export function denials(tokens: readonly Token[], verb: number, agency: Agency): number[] {
  const places: number[] = [];
  for (let place = verb - 1; place >= Math.max(0, verb - 4); place -= 1) {
    const token = tokens[place];
    if (token === undefined || tokens[place + 1]?.afterBreak === true) break;
    if (token.text === 'no' && place + 1 < verb) continue;
    if (agency.negators.has(token.text) || token.forms.some((form) => agency.withholding.has(form)))
      places.push(place);
  }
  return places;
}

const DETERMINERS = new Set(
  'a an the my his her their your our this that these those last first another every some any no'.split(' '),
);

/** "The last bite" and "a break" are things, not deeds. */
export function isNoun(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1];
  return (
    before !== undefined &&
    tokens[place]?.afterBreak !== true &&
    DETERMINERS.has(before.text) &&
    before.text !== 'no'
  );
}

/** Whether nothing is done to anything: "he left", "he left without a word", but not "he left hair in the sink". */
export function standsWithoutObject(
  tokens: readonly Token[],
  last: number,
  functionWords: ReadonlySet<string>,
): boolean {
  const next = tokens[last + 1];
  if (next === undefined || next.afterBreak || next.text.endsWith('ly')) return true;
  return TIMES.has(next.text) || (functionWords.has(next.text) && !DETERMINERS.has(next.text));
}
