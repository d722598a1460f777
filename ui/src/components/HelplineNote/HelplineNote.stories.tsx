import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelplineNote } from './HelplineNote';

const meta = {
  component: HelplineNote,
  tags: ['mobile', 'forced-colours'],
  parameters: { room: 'content' },
  args: {
    children:
      'I’m glad you wrote this, and I take it seriously: please call the emergency number where you are, or a crisis line, and tell someone close to you, now if you can. You don’t have to carry this alone.',
    helpline: { name: 'Find a Helpline', href: 'https://findahelpline.com' },
  },
} satisfies Meta<typeof HelplineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Caring text with a link to an international directory of helplines. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a Helpline (opens in a new tab)' })).toBeVisible();
  },
};

/** A national helpline with a phone number. */
export const WithANumber: Story = {
  args: { helpline: { name: 'Samaritans', href: 'https://www.samaritans.org', phone: '116 123' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  },
};

/** German text, marked with its language for screen readers. */
export const InGerman: Story = {
  args: {
    language: 'de',
    children:
      'Gut, dass du es aufgeschrieben hast, ich nehme es ernst: Bitte ruf jetzt den Notruf oder ein Krisentelefon an und sag es einem Menschen, der dir nahesteht. Du musst das nicht allein tragen.',
  },
};
