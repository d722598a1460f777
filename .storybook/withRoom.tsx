import type { Decorator } from '@storybook/react-vite';

/** Gives a story the width that it has on a page (`parameters.room`). */
const rooms = {
  form: '20rem',
  card: '24rem',
  measure: 'var(--layout-measure)',
  sub: 'var(--layout-sub)',
  main: 'var(--layout-main)',
  reading: '54.5rem',
  content: '62rem',
} as const;

export type Room = keyof typeof rooms;

export const withRoom: Decorator = (Story, { parameters }) => {
  const room: unknown = parameters.room;
  if (typeof room !== 'string' || !(room in rooms)) return <Story />;
  return (
    <div data-around="" style={{ containerType: 'inline-size', maxWidth: rooms[room as Room] }}>
      <Story />
    </div>
  );
};
