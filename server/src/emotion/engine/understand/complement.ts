import type { Evidence } from '../evidence/evidence.js';
import type { Blends } from '../knowledge/blends.js';
import type { Token } from '../text/tokenise.js';

const ABOUT = 0.4;
const CONTAINER = 0.3;
const REACH = 5;

/** Whether a preposition leads from one to the other, within the clause and with nothing that joins. */
function leadsTo(
  from: Evidence,
  to: Evidence,
  tokens: readonly Token[],
  { leadsOn, joins }: Blends,
): boolean {
  const end = Math.max(...from.at);
  const start = Math.min(...to.at);
  if (start <= end || start - end > REACH) return false;
  const between = tokens.slice(end + 1, start);
  if (between.some(({ text }) => joins.has(text))) return false;
  if (tokens.slice(end + 1, start + 1).some(({ afterBreak }) => afterBreak)) return false;
  // "So happy I could cry" is said of the happiness.
  const measured = /^(?:so|too)$/u.test(tokens[Math.min(...from.at) - 1]?.text ?? '');
  const andCould = measured && tokens.slice(end + 1, start + 1).some(({ text }) => text === 'could');
  return andCould || leadsOn.has(tokens[end]?.text ?? '') || leadsOn.has(between[0]?.text ?? '');
}

/**
 * In "ashamed of being jealous" the shame is felt and the jealousy is what it is about; in "overcome with grief"
 * the grief is felt.
 */
export function weighComplements(
  tokens: readonly Token[],
  evidence: readonly Evidence[],
  blends: Blends,
): Evidence[] {
  const placed = evidence.filter(({ at }) => at.length > 0);
  const isContainer = ({ at }: Evidence): boolean =>
    blends.containers.has(tokens[Math.min(...at)]?.text ?? '');
  const share = (item: Evidence): number => {
    if (!placed.includes(item)) return 1;
    if (isContainer(item) && placed.some((other) => leadsTo(item, other, tokens, blends))) return CONTAINER;
    const headed = placed.some((other) => !isContainer(other) && leadsTo(other, item, tokens, blends));
    return headed ? ABOUT : 1;
  };
  return evidence.map((item) => ({ ...item, weight: item.weight * share(item) }));
}
