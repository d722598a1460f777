import type { Knowledge } from '../knowledge/knowledge.js';
import type { Stage } from '../state/state.js';
import { introduce } from './intro.js';
import { readSentences } from './sentences.js';

/** The intro: what was understood, and what sets the six words apart. */
export function explain({ families }: Knowledge): Stage {
  const sentences = readSentences();
  return (state) => ({ ...state, intro: introduce(state, sentences, families) });
}
