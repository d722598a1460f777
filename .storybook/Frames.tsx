import { Suspense, use, useEffect, useRef, useState, type RefObject } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

export interface FramesProps {
  states: Promise<readonly { key: string; name: string }[]>;
  componentId: string;
  /** The story below the overlay. */
  chosenId: string;
  /** The toolbar's globals that the frames share, in the form of a URL parameter. */
  globals: string;
  height: string;
}

const focusing = ['focusin', 'focusout'] as const;

/** Keeps the focus inside the frame that has it: an open dialog below the overlay would otherwise take it back. */
const useOwnFocus = (sheet: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && sheet.current?.contains(target) === true;
    const hush = (event: FocusEvent) => {
      if (isInside(event.target) || isInside(event.relatedTarget)) event.stopPropagation();
    };
    for (const name of focusing) window.addEventListener(name, hush, true);
    return () => {
      for (const name of focusing) window.removeEventListener(name, hush, true);
    };
  }, [sheet]);
};

/** Keeps the overlay at its first state: each frame that takes the focus would scroll itself into view. */
const useTop = (sheet: RefObject<HTMLElement | null>, playing: boolean) => {
  useEffect(() => {
    const element = sheet.current;
    if (!element || !playing) return undefined;
    const stay = () => element.scrollTo({ top: 0, behavior: 'instant' });
    element.addEventListener('scroll', stay);
    return () => element.removeEventListener('scroll', stay);
  }, [sheet, playing]);
};

/** The stories whose play function has ended: the one below the overlay and those in frames. */
const useFinished = (): readonly string[] => {
  const [finished, setFinished] = useState<readonly string[]>([]);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ storyId }: { storyId: string }) => setFinished((ids) => [...ids, storyId]);
    channel.on(STORY_FINISHED, follow);
    return () => channel.off(STORY_FINISHED, follow);
  }, []);
  return finished;
};

type SheetProps = FramesProps & { finished: readonly string[] };

const Sheet = ({ states, componentId, chosenId, globals, height, finished }: SheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const frames = use(states).map(({ key, name }) => ({
    id: toId(componentId, storyNameFromExport(key)),
    name,
  }));
  // One after the other: a window has only one focused element, and each story needs the focus while it plays.
  const waiting = [chosenId, ...frames.map(({ id }) => id)].findIndex((id) => !finished.includes(id));
  const last = waiting < 0 ? frames.length : waiting;
  useOwnFocus(sheet);
  useTop(sheet, waiting >= 0);
  return (
    <div data-sheet="frames" ref={sheet}>
      {frames.map(({ id, name }, index) => (
        <section key={id}>
          <h2>{name}</h2>
          <iframe
            title={name}
            src={index < last ? `iframe.html?viewMode=story&id=${id}&globals=${globals}` : undefined}
            style={{ height }}
          />
        </section>
      ))}
    </div>
  );
};

/** For dialogs and fixed elements: each state in a frame of its own, in an overlay above the chosen story. */
export const Frames = (props: FramesProps) => {
  const finished = useFinished();
  return (
    <Suspense>
      <Sheet {...props} finished={finished} />
    </Suspense>
  );
};
