import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartLinks } from './StartLinks';

const meta = {
  component: StartLinks,
  tags: ['mobile', 'forced-colours'],
  parameters: { room: 'content' },
  args: {
    links: [
      { title: 'Read something', text: 'Essays on tango, dating, small talk and work', href: '/writing' },
      { title: 'Hire me', text: 'Routing, ML and the services around them', href: '/work/freelance' },
      {
        title: 'Learn to dance',
        text: 'Mentoring after your first one to three years',
        href: '/writing/tango/mentoring',
        landing: 'landscape',
      },
      { title: 'Ask me anything', text: 'In public, with or without your name', href: '/interactive/ama' },
    ],
  },
} satisfies Meta<typeof StartLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four links. On the home page, the line of the drawing above them ends at the filled dot. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where to start' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const Hover: Story = {
  globals: { pseudo: { hover: ['a:first-child'] } },
  parameters: { motion: 'reduced' },
};

export const Focus: Story = {
  globals: { pseudo: { focus: ['a:first-child'], focusVisible: ['a:first-child'] } },
  play: ({ userEvent }) => userEvent.tab(),
};
