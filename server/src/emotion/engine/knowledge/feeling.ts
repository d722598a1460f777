import type { Families } from './families.js';
import type { Entry } from './vocabulary.js';

/** Short notation of the data files: "shame,anger -0.6 0.4" is families, valence, arousal. */
export function parseFeeling(text: string, term: string, families: Families): Entry {
  const [names = '', valence = '', arousal = ''] = text.split(' ');
  const listed = names.split(',');
  const unknown = listed.find((name) => !(name in families));
  const numbers = [Number(valence), Number(arousal)];
  if (unknown !== undefined) throw new Error(`${term} names the unknown family ${unknown}`);
  if (arousal === '' || numbers.some((value) => !(Math.abs(value) <= 1))) {
    throw new Error(`${term} needs a valence and an arousal from -1 to 1: ${text}`);
  }
  return { term, families: listed, valence: Number(valence), arousal: Number(arousal) };
}
