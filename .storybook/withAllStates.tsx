import { composeStories, type Decorator } from '@storybook/react-vite';
import { Suspense, use, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { storyNameFromExport } from 'storybook/internal/csf';
import { withPinnedStates } from './withPinnedStates';
import { withRoom } from './withRoom';

type StoriesFile = Parameters<typeof composeStories>[0] & { __namedExportsOrder?: string[] };
type Composed = ComponentType & { storyName: string };
type State = readonly [name: string, story: ComponentType];

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
    .map(([key, story]) => [story.storyName === key ? storyNameFromExport(key) : story.storyName, story]);
};

const statesOf = (fileName: string): Promise<State[]> => {
  const sheet = sheets.get(fileName) ?? load(fileName);
  sheets.set(fileName, sheet);
  return sheet;
};

const Others = ({ fileName, chosen }: { fileName: string; chosen: string }) => (
  <div data-sheet="">
    {use(statesOf(fileName))
      .filter(([name]) => name !== chosen)
      .map(([name, Story]) => (
        <section key={name}>
          <h2>{name}</h2>
          <Story />
        </section>
      ))}
  </div>
);

/** The toolbar's "All states": the chosen story, and below it every other one of its component. */
export const withAllStates: Decorator = (Story, { globals, name, parameters, viewMode }) => (
  <>
    <Story />
    {globals.states === 'all' &&
      viewMode === 'story' &&
      typeof parameters.fileName === 'string' &&
      // Outside the canvas, so that the play function meets its own story alone.
      createPortal(
        <Suspense>
          <Others fileName={parameters.fileName} chosen={name} />
        </Suspense>,
        document.body,
      )}
  </>
);
