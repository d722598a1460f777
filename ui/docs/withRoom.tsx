import type { Decorator } from '@storybook/react-vite';

/** Widths of a story's container, by the value of `parameters.room`. */
const rooms: Record<string, string> = {
  form: '20rem',
  card: '24rem',
  measure: 'var(--layout-measure)',
  sub: 'var(--layout-sub)',
  main: 'var(--layout-main)',
  reading: '54.5rem',
  content: '62rem',
};

/** Decorator that gives a story the width that its component has on a page. */
export const withRoom: Decorator = (Story, { parameters }) => {
  const maxWidth = rooms[String(parameters.room)];
  if (!maxWidth) return <Story />;
  return (
    <div data-around="" style={{ containerType: 'inline-size', maxWidth }}>
      <Story />
    </div>
  );
};
