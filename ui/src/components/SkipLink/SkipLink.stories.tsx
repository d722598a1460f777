import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  parameters: { docs: { story: { height: '9rem' } } },
  args: { target: 'content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible until it has the focus. */
export const Default: Story = {
  tags: ['unphotographed'],
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        The content of the page.
      </main>
    </>
  ),
};

/** The first Tab stop of the page. Enter skips the menus. */
export const Focus: Story = {
  ...Default,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
  },
};

/** Custom text for a page in another language. */
export const OwnWords: Story = {
  ...Default,
  tags: ['unphotographed'],
  args: { children: 'Zum Inhalt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt' })).toHaveAttribute('href', '#content');
  },
};
