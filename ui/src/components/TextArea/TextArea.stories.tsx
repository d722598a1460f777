import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  tags: ['forced-colours'],
  parameters: { room: 'measure' },
  args: { label: 'Your question' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space for a few sentences. The visitor can enlarge it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(area, 'One line{Enter}and another');
    await expect(area).toHaveValue('One line\nand another');
    await userEvent.clear(area);
    await userEvent.tab({ shift: true });
  },
};

/** "optional" follows the label. */
export const Optional: Story = { args: { label: 'Anything else', optional: true } };

export const Filled: Story = {
  args: { defaultValue: 'How do you ask someone to dance when you are terrified of no?' },
};

export const Hover: Story = { tags: ['!forced-colours'], globals: { pseudo: { hover: ['textarea'] } } };

export const Focus: Story = {
  globals: { pseudo: { focus: ['textarea'], focusVisible: ['textarea'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Error message for an empty question. */
export const Error: Story = {
  args: { error: 'Question cannot be empty.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Question cannot be empty.');
  },
};

export const Disabled: Story = { args: { defaultValue: 'Sent a moment ago.', disabled: true } };
