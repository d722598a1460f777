import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phrase } from '../../../docs/samples/samples';
import { ButtonLink } from '../Button/Button';
import { Drawing } from '../Drawing/Drawing';
import { PageHeading } from './PageHeading';

const meta = {
  component: PageHeading,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: { title: 'Emotion Explorer', lead: 'Name a feeling and see how other languages cut it finer.' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title and lead. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Emotion Explorer' });
    title.focus();
    await expect(title).toHaveFocus();
    title.blur();
  },
};

/** Heading of an essay: category, title, lead and a thin line. */
export const Essay: Story = {
  args: {
    kicker: 'Tango',
    title: 'Tango for people who will never dance it',
    lead: 'You do not need to take a single step to understand why otherwise sensible adults stay up until four on a weekday.',
    ruled: true,
  },
};

/** A small drawing is in the column of side-notes. In a narrow column it is beside the title. */
export const WithDrawing: Story = {
  args: {
    kicker: 'Tango',
    title: 'Mentoring for Young Beginners',
    lead: 'For people who suspect that there’s more to it.',
    ruled: true,
    drawing: <Drawing markup={phrase} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const drawing = canvasElement.querySelector('figure')?.getBoundingClientRect() ?? new DOMRect();
    const words = document.createRange();
    words.selectNodeContents(title);
    const [first, ...rest] = [...words.getClientRects()];
    await expect(first?.top).toBeLessThan(drawing.bottom);
    for (const line of [first, ...rest])
      await expect(
        Math.min((line?.right ?? 0) - drawing.left, drawing.bottom - (line?.top ?? 0)),
      ).toBeLessThanOrEqual(0);
  },
};

/** The button is below the lead, also beside a tall drawing. */
export const WithAction: Story = {
  args: {
    kicker: 'Book',
    title: 'Why We Sleep',
    lead: 'What’s wrong with it, and why I’d still read it.',
    drawing: <Drawing markup={phrase} />,
    action: (
      <ButtonLink href="https://example.org" kind="quiet" external>
        Visit Page
      </ButtonLink>
    ),
  },
};

export const TitleAlone: Story = { args: { title: 'Unknown Bookmark', lead: undefined } };

/** A long word breaks on a narrow phone. */
export const LongWord: Story = {
  tags: ['narrow'],
  args: { title: 'Streichholzschächtelchensammlung', lead: undefined },
};
