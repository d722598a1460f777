import type { ReactNode } from 'react';

export interface FilmChapter {
  /** Second of the film at which the chapter starts. */
  at: number;
  /** Title of one to three words, shown on the timeline. */
  title: string;
  /** One sentence about the chapter. Shown below the picture and announced by screen readers. */
  text: string;
  /** Second of the film that represents the chapter as a still picture, in print and with reduced motion. */
  still: number;
}

export interface Film {
  title: string;
  /** Length in seconds. */
  duration: number;
  /** Describes the film for screen readers. */
  alt: string;
  /** Time in seconds of the picture that is shown before the visitor presses play. */
  poster: number;
  chapters: readonly FilmChapter[];
  /** Returns the picture at a second, as SVG of 800 by 450 units. Must be a pure function. */
  draw: (seconds: number) => ReactNode;
}

/** Returns the index of the chapter at a second. */
export const chapterAt = ({ chapters }: Film, seconds: number): number =>
  Math.max(
    0,
    chapters.findLastIndex(({ at }) => seconds >= at),
  );

const endOf = ({ chapters, duration }: Film, index: number) => chapters[index + 1]?.at ?? duration;

/** Converts a second to a position on the timeline, from 0 to 1. All chapters are equally wide, so that titles fit. */
export const placeOf = (film: Film, seconds: number): number => {
  const index = chapterAt(film, seconds);
  const start = film.chapters[index]?.at ?? 0;
  const part = (seconds - start) / (endOf(film, index) - start);
  return (index + Math.min(1, Math.max(0, part))) / film.chapters.length;
};

/** Converts a position on the timeline to a second. */
export const secondsAt = (film: Film, place: number): number => {
  const steps = Math.min(1, Math.max(0, place)) * film.chapters.length;
  const index = Math.min(film.chapters.length - 1, Math.floor(steps));
  const start = film.chapters[index]?.at ?? 0;
  return start + (steps - index) * (endOf(film, index) - start);
};

/** Formats seconds as minutes and seconds, such as 0:07. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
