import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './SectionHeading';

const meta = {
  component: SectionHeading,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: { title: 'On the shelf' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = { href: '/bookmarks', linkLabel: 'All bookmarks' };

/** Line, title and link to the full list. */
export const Default: Story = {
  args: link,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All bookmarks' })).toHaveAttribute('href', '/bookmarks');
  },
};

export const WithoutLink: Story = {};

export const Hover: Story = { args: link, globals: { pseudo: { hover: ['a'] } } };
