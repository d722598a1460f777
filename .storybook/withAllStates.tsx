import { composeStories, type Decorator } from '@storybook/react-vite';
import { Suspense, use, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { storyNameFromExport } from 'storybook/internal/csf';
import { Frames } from './Frames';
import { withPinnedStates } from './withPinnedStates';
import { withRoom } from './withRoom';

type StoriesFile = Parameters<typeof composeStories>[0] & { __namedExportsOrder?: string[] };
type Composed = ComponentType & { storyName: string };

interface State {
  /** The name of its export, from which Storybook makes its address. */
  key: string;
  name: string;
  Story: ComponentType;
}

interface Framing {
  inline?: boolean;
  height?: string;
}

const files = import.meta.glob<StoriesFile>('../ui/src/components/**/*.stories.tsx');
const sheets = new Map<string, Promise<State[]>>();

const load = async (fileName: string): Promise<State[]> => {
  const file = await files[fileName.replace(/^\.?\/?/, '../')]?.();
  if (!file) return [];
  const composed = composeStories(file, { decorators: [withRoom, withPinnedStates] }) as Record<
    string,
    Composed
  >;
  const order = file.__namedExportsOrder ?? Object.keys(composed);
  return Object.entries(composed)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([key, Story]) => ({
      key,
      name: Story.storyName === key ? storyNameFromExport(key) : Story.storyName,
      Story,
    }));
};

const statesOf = (fileName: string): Promise<State[]> => {
  const sheet = sheets.get(fileName) ?? load(fileName);
  sheets.set(fileName, sheet);
  return sheet;
};

const Others = ({ fileName, chosen }: { fileName: string; chosen: string }) => (
  <div data-sheet="">
    {use(statesOf(fileName))
      .filter(({ name }) => name !== chosen)
      .map(({ name, Story }) => (
        <section key={name}>
          <h2>{name}</h2>
          <Story />
        </section>
      ))}
  </div>
);

const framingOf = ({ docs }: { docs?: { story?: Framing } }): string | undefined =>
  docs?.story?.inline === false || docs?.story?.height ? (docs.story.height ?? '24rem') : undefined;

/**
 * The toolbar's "All states": the chosen story, and below it every other one of its component. Where each needs a
 * window of its own, they are shown in an overlay above the chosen story, which goes on playing below it.
 */
export const withAllStates: Decorator = (Story, { componentId, globals, id, name, parameters, viewMode }) => {
  const { fileName } = parameters;
  const height = framingOf(parameters);
  const shared = `theme:${globals.theme};motion:${globals.motion}`;
  const onSheet = globals.states === 'all' && viewMode === 'story' && typeof fileName === 'string';
  return (
    <>
      <Story />
      {onSheet &&
        // Outside the canvas, so that the play function finds only its own story.
        createPortal(
          height ? (
            <Frames
              key={shared}
              states={statesOf(fileName)}
              componentId={componentId}
              chosenId={id}
              globals={shared}
              height={height}
            />
          ) : (
            <Suspense>
              <Others fileName={fileName} chosen={name} />
            </Suspense>
          ),
          // An open dialog hides everything else in the body from screen readers.
          height ? document.documentElement : document.body,
        )}
    </>
  );
};
