import { limits } from '../../../contract.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Stage } from '../state/state.js';
import { clean } from '../text/normalise.js';
import { tokenise } from '../text/tokenise.js';

/** One spelling of the text and its words: every later stage reads these. */
export function normalise({ spelling }: Knowledge): Stage {
  return (state) => {
    // Normalising may turn one character into eighteen (U+FDFA), so the text is cut to the limit once more.
    const text = [...clean(state.raw)].slice(0, limits.emotion).join('');
    return { ...state, text, tokens: tokenise(text, spelling) };
  };
}
