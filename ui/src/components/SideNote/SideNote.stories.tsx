import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '../Prose/Prose';
import { SideNote } from './SideNote';

const meta = {
  component: SideNote,
  tags: ['mobile'],
  parameters: { room: 'reading' },
  args: {
    children:
      'Three or four songs make a set. It is the longest I give anyone undivided attention without a phone in the room.',
  },
  render: (args) => (
    <Prose>
      <p>
        From the bar, a milonga looks like chaos with good lighting. It is not. Forty couples travel
        anticlockwise in lanes, nobody overtakes, nobody rehearsed, and all of them are improvising to the
        same orchestra at the same time.
      </p>
      <SideNote {...args} />
      <p>What you are watching is a conversation with very few words in it.</p>
    </Prose>
  ),
} satisfies Meta<typeof SideNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The note is beside the preceding paragraph. In a narrow column it is part of the text. */
export const Default: Story = {
  args: { title: 'Twelve minutes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Twelve minutes');
  },
};

export const WithoutTitle: Story = {
  args: { children: 'Names are optional.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Names are optional\.$/);
  },
};
