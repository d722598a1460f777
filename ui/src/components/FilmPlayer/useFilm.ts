import { useEffect, useState } from 'react';

/** Maximum seconds by which one frame advances the film. Without it the film would jump after the tab was hidden. */
const longestFrame = 0.1;

const reduced = '(prefers-reduced-motion: reduce)';

/** Returns `true` if the visitor prefers reduced motion. */
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
  /** Current second, or `undefined` before the film is started. */
  seconds: number | undefined;
  playing: boolean;
  play: () => void;
  pause: () => void;
  /** Jumps to a second. Keeps playing if the film was playing. */
  seek: (seconds: number) => void;
  /** Plays from the beginning. */
  restart: () => void;
  /** Stops the film and shows the poster again. */
  reset: () => void;
}

/** Playback state of a film. The film plays once the visitor presses play or chooses it, but not if `still` is set. */
export const useFilm = (duration: number, startAt: number | undefined, still: boolean): Playback => {
  const [seconds, setSeconds] = useState(startAt);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && !still && (seconds ?? 0) < duration;
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
    seek: (next) => {
      setWanted(playing);
      setSeconds(next);
    },
    restart: () => {
      setWanted(true);
      setSeconds(0);
    },
    reset: () => {
      setWanted(false);
      setSeconds(undefined);
    },
  };
};
