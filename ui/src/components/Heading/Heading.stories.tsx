import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';

const meta = {
  component: Heading,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: { level: 1, children: 'Emotion Explorer' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of a page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Emotion Explorer');
  },
};

/** The title of the home page, once; its accent is the emphasis. */
export const Display: Story = {
  args: {
    look: 'display',
    children: (
      <>
        Ask me to <em>dance</em>
      </>
    ),
  },
};

export const SectionOfAPage: Story = { args: { level: 2, children: 'Six things I go back for' } };

export const PartOfASection: Story = { args: { level: 3, children: 'Arbitrariness' } };

/** The outline says h3, the eye sees h2. */
export const LookUnlikeItsLevel: Story = {
  args: { level: 3, look: 'h2', children: 'All Questions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-look', 'h2');
  },
};

/** A word longer than the page breaks instead of running out. */
export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  parameters: { room: 'measure' },
};
