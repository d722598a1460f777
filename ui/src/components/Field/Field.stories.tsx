import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';

const meta = {
  component: Field,
  tags: ['forced-colours'],
  parameters: { room: 'form' },
  args: { label: 'Your name', placeholder: 'Anonymous' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is always visible. The placeholder is only a hint. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your name' });
    await userEvent.type(field, 'A reader');
    await expect(field).toHaveValue('A reader');
    await userEvent.clear(field);
    await userEvent.tab({ shift: true });
  },
};

/** "optional" follows the label. */
export const Optional: Story = { args: { optional: true } };

export const Filled: Story = { args: { defaultValue: 'A reader' } };

export const Hover: Story = {
  tags: ['!forced-colours'],
  args: { defaultValue: 'A reader' },
  globals: { pseudo: { hover: ['input'] } },
};

/** On focus the border is thicker and has the accent colour. */
export const Focus: Story = {
  globals: { pseudo: { focus: ['input'], focusVisible: ['input'] } },
  args: { defaultValue: 'A reader' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The error message is below the field. Screen readers announce it. */
export const Error: Story = {
  args: {
    label: 'Your email',
    placeholder: '',
    defaultValue: 'a reader',
    error: 'This does not look like an email address.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This does not look like an email address.');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** The error is added to a description that the application has set with `aria-describedby`. */
export const Described: Story = {
  tags: ['unphotographed'],
  args: { error: 'The name is too long.', 'aria-describedby': 'name-hint' },
  render: (args) => (
    <>
      <Field {...args} />
      <p id="name-hint">It is shown beside the question.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'It is shown beside the question. The name is too long.',
    );
  },
};

export const Disabled: Story = { args: { defaultValue: 'A reader', disabled: true } };

/** A password field hides the typed text. */
export const Password: Story = {
  args: { label: 'Password', type: 'password', placeholder: '', defaultValue: 'eight dots' },
};

/** A value longer than the field scrolls inside it. */
export const LongValue: Story = {
  args: { defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
};

/** A long label on a phone that is 320 px wide. */
export const NarrowPhone: Story = {
  tags: ['narrow'],
  args: { label: 'Your name, as you would like it to be printed', optional: true },
};

/** At 200 % text size nothing is cut off. */
export const TextAt200Percent: Story = {
  tags: ['mobile'],
  args: { optional: true },
  parameters: { text: '200' },
};

/** Right-to-left text starts at the right. */
export const RightToLeft: Story = {
  tags: ['unphotographed'],
  args: { label: 'Your name', defaultValue: 'ليلى', dir: 'auto' },
};
