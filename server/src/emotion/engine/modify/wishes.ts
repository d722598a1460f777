import { type FamilyWeights, weighFamilies } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import type { Entry } from '../knowledge/vocabulary.js';
import { weight } from '../knowledge/weights.js';
import type { Evidence, Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const REACH = 4;
const NEGATED = 'negated';
const KEPT_OF_WANTED = weight('wishes kept of wanted');
const KEPT_OF_MISSED = weight('wishes kept of missed');

type Places = readonly number[];

/** Where each phrase ends. */
function endings(phrases: Phrases, tokens: readonly Token[]): Places {
  return phrases.find(tokens).map(({ at }) => at.at(-1) ?? 0);
}

function stands(places: Places, tokens: readonly Token[], item: Evidence): boolean {
  const first = Math.min(...item.at);
  return places.some((last) => {
    return (
      last < first &&
      first - last <= REACH &&
      !tokens.slice(last + 1, first + 1).some(({ afterBreak }) => afterBreak)
    );
  });
}

function mix(kept: FamilyWeights, share: number, added: FamilyWeights): FamilyWeights {
  const mixed: Record<string, number> = { ...added };
  for (const [family, weight] of Object.entries(kept))
    mixed[family] = Math.max(mixed[family] ?? 0, weight * share);
  return mixed;
}

/** The evidence as another feeling, with a share of what it was. */
export function become(item: Evidence, entry: Entry, share: number): Evidence {
  const families = mix(item.families, share, weighFamilies(entry.families));
  return {
    ...item,
    families,
    valence: entry.valence,
    arousal: entry.arousal,
    notes: [...item.notes, entry.term],
  };
}

function heedWishes(tokens: readonly Token[], evidence: readonly Evidence[], data: Negations): Evidence[] {
  const wishing = endings(data.wishing, tokens);
  const wanting = endings(data.wanting, tokens);
  const formerly = endings(data.formerly, tokens);
  const expecting = endings(data.expecting, tokens);
  const owing = endings(data.owing, tokens);
  return evidence.map((item) => {
    if (item.at.length === 0) return item;
    const isDenied = item.notes.includes(NEGATED);
    if ((item.valence > 0 || isDenied) && stands(owing, tokens, item))
      return become(item, data.owed, KEPT_OF_MISSED);
    if (!isDenied && stands(expecting, tokens, item))
      return become(item, item.valence > 0 ? data.letDown : data.spared, KEPT_OF_MISSED);
    if (item.valence > 0 && stands(wishing, tokens, item)) return become(item, data.missed, KEPT_OF_MISSED);
    if (item.valence > 0 && stands(wanting, tokens, item)) return become(item, data.craved, KEPT_OF_WANTED);
    if (!stands(formerly, tokens, item)) return item;
    return become(item, item.valence > 0 ? data.faded : data.outgrown, KEPT_OF_MISSED);
  });
}

/** "I wish I were happy" is not joy: what is wished for, wanted or gone speaks of its absence. Earns .01. */
export function wishes({ negations }: Knowledge): Stage {
  return (state) => ({ ...state, evidence: heedWishes(state.tokens, state.evidence, negations) });
}
