import { choose } from './choose/choose.js';
import { classify } from './classify/classify.js';
import { decide } from './decide/decide.js';
import { explain } from './intro/explain.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { alone } from './match/alone.js';
import { emoji } from './match/emoji.js';
import { names } from './match/names.js';
import { phrases } from './match/phrases.js';
import { typos } from './match/typos.js';
import { words } from './match/words.js';
import { incidental } from './modify/incidental.js';
import { judgements } from './modify/judgements.js';
import { negation } from './modify/negation.js';
import { strength } from './modify/strength.js';
import { wishes } from './modify/wishes.js';
import { abuse } from './recognise/abuse.js';
import { crisis } from './recognise/crisis.js';
import { language } from './recognise/language.js';
import { normalise } from './recognise/normalise.js';
import type { Stage } from './state/state.js';

type MakeStage = (knowledge: Knowledge) => Stage;

/** From a text to its answer: every stage takes the state and returns it with what it has found out. */
const STAGES: Readonly<Record<string, MakeStage>> = {
  normalise,
  crisis,
  abuse,
  language,
  names,
  phrases,
  alone,
  words,
  emoji,
  typos,
  judgements,
  incidental: () => incidental,
  negation,
  wishes,
  strength,
  classify,
  decide,
  choose,
  explain,
};

export function pipeline(knowledge: Knowledge): ReadonlyMap<string, Stage> {
  return new Map(Object.entries(STAGES).map(([name, make]) => [name, make(knowledge)]));
}
