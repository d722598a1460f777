import { useEffect, useState } from 'react';

/** A frame that comes later than this, after a hidden tab for example, does not make the film jump. */
const longestFrame = 0.1;

const reduced = '(prefers-reduced-motion: reduce)';

/** True for a visitor who prefers less motion. */
export const usePrefersStill = (): boolean => {
  const [still, setStill] = useState(false);
  useEffect(() => {
    const query = matchMedia(reduced);
    const read = () => setStill(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return still;
};

export interface Playback {
  /** Undefined until the visitor has pressed something. */
  seconds: number | undefined;
  playing: boolean;
  play: () => void;
  pause: () => void;
  /** Shows another second and goes on playing, or not, as before. */
  seek: (seconds: number) => void;
  /** Another film is chosen: it plays from its beginning if the one before was playing, else its poster is shown. */
  restart: () => void;
}

/** The clock of a film: runs from the press of play to the end, and never by itself. */
export const useFilm = (duration: number, startAt: number | undefined): Playback => {
  const [seconds, setSeconds] = useState(startAt);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && (seconds ?? 0) < duration;
  useEffect(() => {
    if (!playing) return undefined;
    let last = performance.now();
    const step = (now: number) => {
      const passed = Math.min(longestFrame, Math.max(0, (now - last) / 1000));
      last = now;
      setSeconds((before = 0) => Math.min(duration, before + passed));
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playing, duration]);
  return {
    seconds,
    playing,
    play: () => {
      if (seconds === undefined || seconds >= duration) setSeconds(0);
      setWanted(true);
    },
    pause: () => setWanted(false),
    seek: setSeconds,
    restart: () => {
      setWanted(playing);
      setSeconds(playing ? 0 : undefined);
    },
  };
};
