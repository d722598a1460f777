type Point = readonly [number, number];

const centre = 32;
const reach = 22;
const segments = 20;
const quarter = Math.PI / 2;
const step = (Math.PI * 1.5) / segments;
/** Length of a Bézier handle: a third of the segment. */
const third = step / 3;

/** FNV-1a hash of the code points. */
const hashOf = (word: string): number => {
  let hash = 2166136261;
  for (const letter of word.normalize('NFC'))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
};

/** Random number generator (xorshift). Returns numbers between 0 and 1 that depend only on the seed. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
};

/** Position along one axis, as the sum of a slow and a fast wave, and its slope, so that segments join smoothly. */
const swing = (slow: number, slowPhase: number, fast: number, fastPhase: number, share: number) => {
  const [slowReach, fastReach] = [reach * (1 - share), reach * share];
  return {
    at: (t: number) =>
      centre + slowReach * Math.sin(slow * t + slowPhase) + fastReach * Math.sin(fast * t + fastPhase),
    slope: (t: number) =>
      slowReach * slow * Math.cos(slow * t + slowPhase) + fastReach * fast * Math.cos(fast * t + fastPhase),
  };
};

const round = (value: number) => Math.round(value * 10) / 10;

const written = new Map<number, string>();

/** Formats a number. Cached, because formatting is half the cost of a glyph. */
const text = (value: number): string => {
  const tenths = Math.round(value * 10);
  let known = written.get(tenths);
  if (known === undefined) {
    known = String(tenths / 10);
    written.set(tenths, known);
  }
  return known;
};

export interface WordGlyphCurve {
  /** `d` attribute of the path. */
  path: string;
  start: Point;
  end: Point;
}

/** Computes the glyph of a word from its letters: a curve in a square of 64 units. */
export const curveOf = (word: string): WordGlyphCurve => {
  const next = numbersFrom(hashOf(word));
  const slow = 1 + Math.floor(next() * 2);
  const first = next() * 6.28;
  const second = next() * 6.28;
  const share = 0.22 + next() * 0.16;
  const fast = 3 + Math.floor(next() * 2);
  const across = swing(1, first + quarter, fast, second + quarter, share);
  const down = swing(slow, second, fast, first, share);

  const point = (t: number): Point => [round(across.at(t)), round(down.at(t))];
  const start = point(0);
  // Relative smooth curves need a third of the bytes of absolute ones.
  let path = `M${start.join(' ')}c${text(across.slope(0) * third)} ${text(down.slope(0) * third)} `;
  let from = start;
  for (let index = 1; index <= segments; index++) {
    const t = index * step;
    const to = point(t);
    const [byX, byY] = [to[0] - from[0], to[1] - from[1]];
    const handle = `${text(byX - across.slope(t) * third)} ${text(byY - down.slope(t) * third)}`;
    path += `${index === 1 ? '' : 's'}${handle} ${text(byX)} ${text(byY)}`;
    from = to;
  }
  return { path, start, end: from };
};
