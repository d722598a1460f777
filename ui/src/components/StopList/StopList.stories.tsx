import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roundLogo, squareLogo } from '../../../docs/samples/samples';
import { StopList } from './StopList';

const meta = {
  component: StopList,
  tags: ['mobile', 'forced-colours'],
  parameters: { room: 'measure' },
  args: {
    label: 'Profiles',
    items: [
      { label: 'GitHub', handle: '@line-of-dance', href: 'https://example.org/github', logo: roundLogo },
      { label: 'LinkedIn', handle: 'line-of-dance', href: 'https://example.org/linkedin', logo: squareLogo },
      {
        label: 'Instagram',
        handle: '@line.of.dance',
        href: 'https://example.org/instagram',
        logo: roundLogo,
      },
    ],
  },
} satisfies Meta<typeof StopList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Places elsewhere; each opens a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Profiles' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /GitHub.*new tab/ })).toHaveAttribute('target', '_blank');
  },
};

export const Hover: Story = {
  parameters: { pinned: { hover: 'li:nth-child(2), li:nth-child(2) a' }, motion: 'reduced' },
};

export const Focus: Story = {
  parameters: { pinned: { focus: 'li:first-child a' } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** A handle longer than the row wraps below the name. */
export const LongHandle: Story = {
  tags: ['narrow'],
  args: {
    items: [
      {
        label: 'LinkedIn',
        handle: 'a-handle-that-nobody-would-choose-but-somebody-has',
        href: 'https://example.org',
        logo: squareLogo,
      },
    ],
  },
};
