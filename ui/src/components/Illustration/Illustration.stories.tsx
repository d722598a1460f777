import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration, Lane, Pair, Route, Walk, type LaneShape } from './Illustration';

const outer: LaneShape = { centre: [300, 160], across: 260, down: 130 };
const inner: LaneShape = { centre: [300, 160], across: 160, down: 78 };

const meta = {
  component: Illustration,
  subcomponents: { Lane, Pair, Route, Walk },
  parameters: { room: 'measure' },
  args: { width: 600, height: 320, children: null },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lanes, pairs and the one accent line, back to front. */
export const Default: Story = {
  args: {
    alt: 'A dance floor from above; one couple goes round with two curls.',
    children: (
      <>
        <Lane lane={outer} />
        <Lane lane={inner} />
        <Walk
          lane={outer}
          from={-60}
          to={170}
          giros={[
            { at: 20, turns: 2 },
            { at: 110, turns: 3 },
          ]}
        />
        {[30, 150, 270].map((at) => (
          <Pair key={at} lane={inner} at={at} />
        ))}
        <Pair lane={outer} at={170} accent />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^A dance floor/);
  },
};

/** A dotted lane is where others walk. */
export const LaneAlone: Story = { name: 'Lane', args: { children: <Lane lane={outer} /> } };

/** Always two: the filled dot leads, the hollow one follows. */
export const PairAlone: Story = {
  name: 'Pair',
  args: {
    children: (
      <>
        <Pair lane={inner} at={20} />
        <Pair lane={inner} at={160} accent />
      </>
    ),
  },
};

/** The way of one couple, with two or three curls. */
export const WalkAlone: Story = {
  name: 'Walk',
  args: { children: <Walk lane={outer} from={-60} to={200} giros={[{ at: 60, turns: 3 }]} /> },
};

/** A route: stops, edges, and the stops that were chosen. */
export const RouteAlone: Story = {
  name: 'Route',
  args: {
    children: (
      <Route
        stops={[
          [110, 60],
          [220, 140],
          [70, 200],
          [330, 230],
          [450, 120],
        ]}
        edges={[
          [0, 1],
          [1, 2],
          [1, 3],
          [3, 4],
          [0, 4],
        ]}
        chosen={[0, 1]}
      />
    ),
  },
};
