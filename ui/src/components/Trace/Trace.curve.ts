type Point = readonly [number, number];

const centre = 32;
const reach = 22;
const segments = 20;

/** FNV-1a over the code points: the same word always gives the same number. */
const hashOf = (word: string): number => {
  let hash = 2166136261;
  for (const letter of word.normalize('NFC'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
};

/** Xorshift numbers between 0 and 1 that follow from the hash alone. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
};

/** One swing along an axis: a slow wave with a faster one on top, and its slope for smooth joints. */
const swing = (
  slow: number,
  slowPhase: number,
  fast: number,
  fastPhase: number,
  share: number,
  wave: 'cos' | 'sin',
) => {
  const quarter = wave === 'cos' ? Math.PI / 2 : 0;
  return {
    at: (t: number) =>
      centre +
      reach *
        ((1 - share) * Math.sin(slow * t + slowPhase + quarter) +
          share * Math.sin(fast * t + fastPhase + quarter)),
    slope: (t: number) =>
      reach *
      ((1 - share) * slow * Math.cos(slow * t + slowPhase + quarter) +
        share * fast * Math.cos(fast * t + fastPhase + quarter)),
  };
};

const round = (value: number) => Math.round(value * 10) / 10;
const text = (value: number) => String(round(value));

export interface TraceCurve {
  /** The `d` of the path. */
  path: string;
  start: Point;
  end: Point;
}

/** The mark of a word in a square of 64 units: no data needed, the letters decide. */
export const curveOf = (word: string): TraceCurve => {
  const next = numbersFrom(hashOf(word));
  const slow = 1 + Math.floor(next() * 2);
  const first = next() * 6.28;
  const second = next() * 6.28;
  const share = 0.22 + next() * 0.16;
  const fast = 3 + Math.floor(next() * 2);
  const across = swing(1, first, fast, second, share, 'cos');
  const down = swing(slow, second, fast, first, share, 'sin');

  const step = (Math.PI * 1.5) / segments;
  const point = (index: number): Point => [round(across.at(index * step)), round(down.at(index * step))];
  const start = point(0);
  // Relative curves whose first handle mirrors the one before: a third of the bytes of absolute ones.
  let path = `M${start.join(' ')}c${text((across.slope(0) * step) / 3)} ${text((down.slope(0) * step) / 3)} `;
  for (let index = 1; index <= segments; index++) {
    const [fromX, fromY] = point(index - 1);
    const [toX, toY] = point(index);
    const handleX = toX - fromX - (across.slope(index * step) * step) / 3;
    const handleY = toY - fromY - (down.slope(index * step) * step) / 3;
    path += `${index === 1 ? '' : 's'}${text(handleX)} ${text(handleY)} ${text(toX - fromX)} ${text(toY - fromY)}`;
  }
  return { path, start, end: point(segments) };
};
