import type { Film } from '../../src/components/FilmPlayer/FilmPlayer';

const walker = (seconds: number, y: number, from: number) => {
  const x = Math.min(740, 60 + Math.max(0, seconds - from) * 80);
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--color-ink)" strokeWidth="2">
      <path d={`M${60 - x} 0H0`} stroke="var(--color-accent)" strokeWidth="2.5" />
      <circle cx="-9" r="8" fill="var(--color-ink)" />
      <circle cx="9" r="8" fill="var(--color-paper)" />
    </g>
  );
};

/** Two couples walk from left to right, the second a little later. */
export const walk: Film = {
  title: 'Two walks',
  duration: 16,
  alt: 'Two pairs of dots walk from left to right, one after the other.',
  poster: 9,
  chapters: [
    { at: 0, title: 'The first', still: 4, text: 'A couple sets off.' },
    { at: 6, title: 'The second', still: 9, text: 'Another one follows, and does not hurry.' },
    { at: 12, title: 'Arrived', still: 15, text: 'In the end both are there.' },
  ],
  draw: (seconds) => (
    <>
      <rect width="800" height="450" fill="var(--color-floor)" />
      {walker(seconds, 170, 0.5)}
      {walker(seconds, 280, 6)}
    </>
  ),
};

export const rest: Film = {
  title: 'A rest',
  duration: 15,
  alt: 'A pair of dots that does not move.',
  poster: 0,
  chapters: [{ at: 0, title: 'Waiting', still: 0, text: 'Nothing happens, together.' }],
  draw: () => (
    <>
      <rect width="800" height="450" fill="var(--color-floor)" />
      {walker(0, 225, 0)}
    </>
  ),
};
