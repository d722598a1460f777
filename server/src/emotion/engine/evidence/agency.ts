import type { Agency, Deed, Frame } from '../knowledge/agency.js';
import type { PatternMatch } from '../knowledge/patterns.js';
import type { Token } from '../text/tokenise.js';
import {
  denials,
  findAgent,
  findPatient,
  isBareParticiple,
  isNoun,
  isPassive,
  standsWithoutObject,
  type Party,
} from './agents.js';
import { fromEntry, type Evidence } from './evidence.js';

interface Scene {
  readonly agent: Party | undefined;
  readonly patient: Party | undefined;
  readonly passive: boolean;
  readonly denied: boolean;
  /** Not unwilling but not able: "can't help them". */
  readonly unable: boolean;
  /** The denial stands right before the verb. */
  readonly deniedAtOnce: boolean;
  /** The one it is done to follows at once: "scared my sister", not "scared of my sister". */
  readonly direct: boolean;
  /** The verb's own words say "me" or "my". */
  readonly ownMe: boolean;
}

function done(to: 'me' | 'byMe', denied: boolean): Frame {
  if (to === 'me') return denied ? 'absentToMe' : 'toMe';
  return denied ? 'absentByMe' : 'byMe';
}

/** Without a subject one tells of oneself ("lied to him", "hurt my friend"), unless something was done to "me". */
function frameOf(scene: Scene, deed: Deed): Frame | undefined {
  const { agent, patient, passive, denied, deniedAtOnce, direct, ownMe, unable } = scene;
  if (passive) return agent === 'other' ? 'toOther' : done('me', denied);
  const harms = (deed.frames.toMe?.valence ?? 0) < 0;
  if (ownMe && agent !== 'other' && agent !== 'nobody') {
    return agent === undefined && harms ? done('me', denied) : undefined;
  }
  if (patient === 'mine') return agent === 'me' ? undefined : doneToMine(deed, denied);
  // "A friend I trusted" is no deed towards me, though "me" follows; "the man I love hurt me" is.
  if (patient === 'me') return agent !== 'me' || harms ? done('me', denied) : undefined;
  if (agent === undefined && patient === 'other' && !direct) return undefined;
  if (agent === 'me' || (agent === undefined && patient === 'other')) {
    if (unable && deed.frames.unable !== undefined) return 'unable';
    return patient === 'other' || deed.alone ? done('byMe', denied) : undefined;
  }
  if (patient === 'other') return denied ? undefined : 'toOther';
  return deed.alone && (agent !== undefined || deniedAtOnce) ? done('me', denied) : undefined;
}

function doneToMine({ frames, mine }: Deed, denied: boolean): Frame | undefined {
  if (frames.toMine !== undefined && !denied) return 'toMine';
  return mine ? done('me', denied) : undefined;
}

/** "No one" has denied the deed already; nothing later denies it again. */
function placesOfNobody(tokens: readonly Token[], verb: number, agency: Agency): number[] {
  return tokens.flatMap(({ text }, place) =>
    place < verb && (text === 'no' || agency.nobody.has(text)) ? [place] : [],
  );
}

function readScene(
  match: PatternMatch<Deed>,
  tokens: readonly Token[],
  agency: Agency,
): Scene & { at: number[] } {
  const first = match.at[0] ?? 0;
  const last = match.at.at(-1) ?? first;
  const ownMe = match.at.some((place) => {
    const word = tokens[place]?.text ?? '';
    return agency.me.has(word) || agency.possessives.has(word);
  });
  const denied = denials(tokens, first, agency);
  const agent = findAgent(tokens, first, agency);
  const passive = (isPassive(tokens, first, agency) || isBareParticiple(tokens, first, last)) && !ownMe;
  const patient = ownMe ? 'me' : findPatient(tokens, match.at, agency);
  const isDenied = (denied.length % 2 === 1) !== (agent === 'nobody');
  const nobody = agent === 'nobody' ? placesOfNobody(tokens, first, agency) : [];
  const direct = findPatient(tokens, match.at, agency, 1) !== undefined;
  const deniedAtOnce = denied.some((place) => first - place <= 2);
  return {
    agent,
    patient,
    passive,
    denied: isDenied,
    deniedAtOnce,
    unable: denied.some((place) => /^(?:can|could)$/u.test(tokens[place - 1]?.text ?? '')),
    direct,
    ownMe,
    at: [...nobody, ...denied, ...match.at],
  };
}

/** What others did to the visitor and the visitor to others, where no phrase has said it already. */
export function findDeeds(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  agency: Agency,
  functionWords: ReadonlySet<string>,
  isFeeling: (word: string) => boolean,
): Evidence[] {
  const matches = agency.deeds.find(tokens).sort((a, b) => b.specificity - a.specificity);
  const used = new Set(taken);
  return matches.flatMap((match) => {
    if (match.at.some((place) => used.has(place))) return [];
    if (isNoun(tokens, match.at[0] ?? 0)) return [];
    const scene = readScene(match, tokens, agency);
    // "I am scared" is a feeling of its own before it is something done.
    const verb = tokens[match.at[0] ?? 0];
    if (scene.passive && isFeeling(verb?.text ?? '')) return [];
    const alone = match.meaning.alone && standsWithoutObject(tokens, match.at.at(-1) ?? 0, functionWords);
    const frame = frameOf(scene, { ...match.meaning, alone });
    const entry = frame === undefined ? undefined : match.meaning.frames[frame];
    // "I admire her" is a feeling too, and the words know it better.
    if (
      entry === undefined ||
      (frame === 'byMe' && entry.valence > 0 && verb?.forms.some(isFeeling) === true)
    )
      return [];
    for (const place of match.at) used.add(place);
    return [fromEntry(entry, 'who did what to whom', scene.at, 1)];
  });
}
