import { weighFamilies } from '../knowledge/families.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Negations, Phrases } from '../knowledge/modifiers.js';
import type { Entry } from '../knowledge/vocabulary.js';
import type { Evidence, Stage } from '../state/state.js';
import type { Token } from '../text/tokenise.js';

const REACH = 4;
const NEGATED = 'negated';

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

/** The evidence as another feeling. */
export function become(item: Evidence, { families, valence, arousal, term }: Entry): Evidence {
  return { ...item, families: weighFamilies(families), valence, arousal, notes: [...item.notes, term] };
}

function applyWishes(tokens: readonly Token[], evidence: readonly Evidence[], data: Negations): Evidence[] {
  const wishing = endings(data.wishing, tokens);
  const wanting = endings(data.wanting, tokens);
  const formerly = endings(data.formerly, tokens);
  const expecting = endings(data.expecting, tokens);
  const owing = endings(data.owing, tokens);
  return evidence.map((item) => {
    if (item.at.length === 0) return item;
    const isDenied = item.notes.includes(NEGATED);
    if ((item.valence > 0 || isDenied) && stands(owing, tokens, item)) return become(item, data.owed);
    if (!isDenied && stands(expecting, tokens, item))
      return become(item, item.valence > 0 ? data.letDown : data.spared);
    if (item.valence > 0 && stands(wishing, tokens, item)) return become(item, data.missed);
    if (item.valence > 0 && stands(wanting, tokens, item)) return become(item, data.craved);
    if (!stands(formerly, tokens, item)) return item;
    return become(item, item.valence > 0 ? data.faded : data.outgrown);
  });
}

/** "I wish I were happy" is not joy: what is wished for, wanted or gone speaks of its absence. Earns .01. */
export function wishes({ negations }: Knowledge): Stage {
  return (state) => ({ ...state, evidence: applyWishes(state.tokens, state.evidence, negations) });
}
