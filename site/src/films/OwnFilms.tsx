import { FilmPlayer } from '@line-of-dance/ui';
import { startTransition, use, useEffect, useRef, useState } from 'react';
import { filmsOf } from './films';

let loading: Promise<typeof import('./pictures') | undefined> | undefined;

/** Loads the code that draws the films, once. If that fails, the films keep the pictures that are in the HTML. */
const loadPictures = () => (loading ??= import('./pictures').catch(() => undefined));

/** True on the first page of a visit, whose HTML already has a picture of each film. */
const isDrawn = () => !import.meta.env.SSR && document.querySelector('[data-films]') !== null;

/**
 * Player for the films of this site. The code that draws them is loaded shortly before the player scrolls into view.
 */
export const OwnFilms = ({ caption }: { caption: string | undefined }) => {
  const [waits, setWaits] = useState(isDrawn);
  const player = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!waits || !player.current) return undefined;
    const load = async ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      await loadPictures();
      startTransition(() => setWaits(false));
    };
    const observer = new IntersectionObserver((entries) => void load(entries), { rootMargin: '100%' });
    observer.observe(player.current);
    return () => observer.disconnect();
  }, [waits]);
  // After a failure, the next visit to the page tries again.
  useEffect(() => () => void loading?.then((pictures) => (loading = pictures && loading)), []);
  const films = filmsOf(waits ? undefined : use(loadPictures()));
  return <FilmPlayer ref={player} films={films} caption={caption} wide data-films="" />;
};
