import type { ReactNode } from 'react';

export interface FilmChapter {
  /** The second at which it begins. */
  at: number;
  /** One to three words, shown at its stop on the line. */
  title: string;
  /** What is to be seen, in a sentence; shown below the picture and read out. */
  text: string;
  /** The second whose picture is shown to a visitor who prefers less motion. */
  still: number;
}

export interface Film {
  title: string;
  /** Its length in seconds. */
  duration: number;
  /** Describes the picture for those who cannot see it. */
  alt: string;
  /** The second whose picture is shown before anybody presses play. */
  poster: number;
  chapters: readonly FilmChapter[];
  /** The picture at a second, as SVG in a box of 800 by 450. The same second always gives the same picture. */
  draw: (seconds: number) => ReactNode;
}

/** The index of the chapter that a second belongs to. */
export const chapterAt = ({ chapters }: Film, seconds: number): number =>
  Math.max(
    0,
    chapters.findLastIndex(({ at }) => seconds >= at),
  );

const endOf = ({ chapters, duration }: Film, index: number) => chapters[index + 1]?.at ?? duration;

/**
 * The place of a second on the line, from 0 to 1. All chapters have the same room there, so that their titles
 * find a place below it.
 */
export const placeOf = (film: Film, seconds: number): number => {
  const index = chapterAt(film, seconds);
  const start = film.chapters[index]?.at ?? 0;
  const part = (seconds - start) / (endOf(film, index) - start);
  return (index + Math.min(1, Math.max(0, part))) / film.chapters.length;
};

/** The second at a place on the line. */
export const secondsAt = (film: Film, place: number): number => {
  const steps = Math.min(1, Math.max(0, place)) * film.chapters.length;
  const index = Math.min(film.chapters.length - 1, Math.floor(steps));
  const start = film.chapters[index]?.at ?? 0;
  return start + (steps - index) * (endOf(film, index) - start);
};

/** Minutes and seconds, such as 0:07. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
