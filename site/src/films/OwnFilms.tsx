import { FilmPlayer } from '@line-of-dance/ui';
import { startTransition, use, useEffect, useRef, useState } from 'react';
import { filmsOf } from './films';

let loading: Promise<typeof import('./pictures') | undefined> | undefined;

/** Loads the code of the pictures once. Without a connection, the films keep the pictures that they have. */
const loadPictures = () => (loading ??= import('./pictures').catch(() => undefined));

/** True for the first page of a visit, whose HTML has the pictures. */
const isDrawn = () => !import.meta.env.SSR && document.querySelector('[data-films]') !== null;

/** The films of this site. The code of their pictures is loaded when the films come near the window. */
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
  const films = filmsOf(waits ? undefined : use(loadPictures()));
  return <FilmPlayer ref={player} films={films} caption={caption} wide data-films="" />;
};
