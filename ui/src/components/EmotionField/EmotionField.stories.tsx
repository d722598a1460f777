import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmotionField } from './EmotionField';

const quick = (chosen?: string) =>
  ['Calm', 'Angry', 'Bitter'].map((word) => (
    <Button key={word} kind="quick" aria-pressed={word === chosen}>
      {word}
    </Button>
  ));

const meta = {
  component: EmotionField,
  tags: ['mobile', 'forced-colours'],
  parameters: { room: 'content', motion: 'reduced' },
  args: {
    value: '',
    onChange: fn(),
    quick: quick(),
    send: (
      <Button type="submit" disabled>
        Send
      </Button>
    ),
  },
} satisfies Meta<typeof EmotionField>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = <Button type="submit">Send</Button>;

/** Empty field. The submit button is disabled. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Right now I feel' });
    await expect(field).toHaveAttribute('placeholder', 'Type your emotion');
    await userEvent.type(field, 'a');
    await expect(args.onChange).toHaveBeenCalled();
    field.blur();
  },
};

/** A suggested answer fills the field and is marked as chosen. */
export const Filled: Story = { args: { value: 'Calm', quick: quick('Calm'), send } };

/** On focus the line below the field is thicker and has the accent colour. */
export const Focus: Story = {
  globals: { pseudo: { focus: ['textarea'], focusVisible: ['textarea'] } },
  args: { value: 'Calm', send },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('textbox')),
};

/** Tab order: field, submit button, suggested answers. */
export const OrderOfTab: Story = {
  tags: ['unphotographed'],
  args: { value: 'Calm', send },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    for (const name of ['Send', 'Calm', 'Angry', 'Bitter']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/** The button is disabled and says that the answer is loading. */
export const Loading: Story = {
  args: {
    value: 'Bitter',
    quick: quick('Bitter'),
    send: (
      <Button type="submit" busy disabled>
        Loading...
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  },
};

/** Typing a sentence moves nothing below the field. Enter submits it. */
export const SameHeight: Story = {
  tags: ['unphotographed'],
  args: { value: undefined, onSubmit: fn(), send },
  render: ({ onSubmit, ...args }) => (
    <form onSubmit={(event) => (event.preventDefault(), onSubmit?.(event as never))}>
      <EmotionField {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const button = canvas.getByRole('button', { name: 'Send' });
    const { top } = button.getBoundingClientRect();
    await userEvent.type(field, 'I miss my grandmother and the smell of her kitchen');
    // In Safari, the Enter that accepts characters of an IME has this key code.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('I miss my grandmother and the smell of her kitchen');
    await expect(button.getBoundingClientRect().top).toBe(top);
    field.blur();
  },
};

/** Handlers of the application are called, too. A long `defaultValue` has a smaller font size from the start. */
export const OwnHandlers: Story = {
  ...SameHeight,
  tags: ['unphotographed'],
  args: {
    ...SameHeight.args,
    defaultValue: 'not scared any more, but not quite brave either',
    onKeyDown: fn(),
    onInput: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('data-length', 'sentence');
    await userEvent.clear(field);
    await userEvent.type(field, 'Calm');
    await expect(field).not.toHaveAttribute('data-length');
    await userEvent.keyboard('{Enter}');
    for (const handler of [args.onInput, args.onKeyDown, args.onSubmit])
      await expect(handler).toHaveBeenCalled();
  },
};

/** A long sentence has a smaller font size and two lines, without a scrollbar. Even longer text scrolls. */
export const LongText: Story = {
  args: { value: 'not scared any more, but not quite brave either, if you see what I mean', send },
  play: async ({ canvas }) => {
    const { clientHeight, scrollHeight } = canvas.getByRole('textbox');
    await expect(scrollHeight).toBe(clientHeight);
  },
};

/** On a phone, too, a long sentence is visible without scrolling. */
export const LongTextOnAPhone: Story = {
  ...LongText,
  tags: ['unphotographed'],
  render: (args) => (
    <div style={{ width: '22rem' }}>
      <EmotionField {...args} />
    </div>
  ),
};
