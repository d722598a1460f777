import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TableOfContents } from './TableOfContents';

const meta = {
  component: TableOfContents,
  tags: ['mobile', 'forced-colours'],
  parameters: { room: 'measure' },
  args: {
    items: [
      { id: 'problem', label: 'The problem' },
      { id: 'vision', label: 'The vision' },
      { id: 'next-steps', label: 'Next steps' },
    ],
  },
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to sections of the same page. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The vision' })).toHaveAttribute('href', '#vision');
  },
};

export const Hover: Story = { globals: { pseudo: { hover: ['li:nth-child(2), li:nth-child(2) a'] } } };

export const Focus: Story = {
  globals: { pseudo: { focus: ['li:first-child a'], focusVisible: ['li:first-child a'] } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** The section that is being read has a filled dot. */
export const Reading: Story = {
  render: (args) => (
    <>
      <TableOfContents {...args} />
      <p id="problem">Somebody has to begin.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('link', { name: 'The problem' });
    await waitFor(() => expect(current()).toHaveAttribute('aria-current', 'location'));
  },
};

export const OneStop: Story = { args: { items: [{ id: 'problem', label: 'The problem' }] } };
