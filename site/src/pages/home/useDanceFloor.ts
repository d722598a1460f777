import { useEffect, useState, type RefObject } from 'react';
import type { DanceFloor } from '../../floor/danceFloor';

/** Waits until the browser is idle, so that the animation does not delay the page. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 2000 });
  });

const startFloor = async (stage: HTMLElement, signal: AbortSignal): Promise<DanceFloor | undefined> => {
  await whenIdle();
  const drawing = stage.querySelector<SVGSVGElement>('svg:has(#hero-line)');
  const links = [...stage.querySelectorAll<HTMLElement>('nav a')];
  if (!drawing) return undefined;
  const { startDanceFloor } = await import('../../floor/danceFloor');
  // Waits until the style sheet's animation of the red line has finished.
  await Promise.allSettled(drawing.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return signal.aborted ? undefined : startDanceFloor(drawing, links);
};

/** Lets the red line lead to the link that is hovered or focused. */
const followLinks = (stage: HTMLElement, floor: DanceFloor, signal: AbortSignal): void => {
  const nav = stage.querySelector('nav');
  const links = [...stage.querySelectorAll('nav a')];
  const lead = () => {
    const chosen = links.findIndex((link) => link.matches(':hover, :focus-visible'));
    floor.leadTo(chosen === -1 ? undefined : chosen);
  };
  for (const event of ['pointerover', 'pointerout', 'focusin', 'focusout'])
    nav?.addEventListener(event, () => requestAnimationFrame(lead), { signal });
};

/**
 * Calls `onChange` with true while the drawing is in view and the visitor's settings allow motion, otherwise with
 * false.
 */
const watch = (drawing: Element, onChange: (seen: boolean) => void, signal: AbortSignal): void => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let onScreen = false;
  const tell = () => onChange(onScreen && !reduced.matches);
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    tell();
  });
  observer.observe(drawing);
  signal.addEventListener('abort', () => observer.disconnect());
  reduced.addEventListener('change', tell, { signal });
};

/** Animates the dance floor of the home page while it is in view, unless the visitor has paused it. */
export const useDanceFloor = (stage: RefObject<HTMLElement | null>) => {
  const [floor, setFloor] = useState<DanceFloor>();
  const [seen, setSeen] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    void startFloor(element, leaving.signal).then((started) => {
      if (!started) return;
      followLinks(element, started, leaving.signal);
      watch(started.drawing, setSeen, leaving.signal);
      setFloor(started);
    });
    return () => leaving.abort();
  }, [stage]);
  useEffect(() => {
    floor?.setMoving(seen && !paused);
    return () => floor?.setMoving(false);
  }, [floor, seen, paused]);
  return { ready: floor !== undefined, paused, togglePaused: () => setPaused(!paused) };
};
