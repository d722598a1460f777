import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pressTwice, waitOnTheButton } from '../../../docs/samples/buttonPlays';
import { InterruptedButton, SendingButton } from '../../../docs/samples/WaitingButtons';
import { Icon } from '../Icon/Icon';
import { Button, ButtonLink } from './Button';

const meta = {
  component: Button,
  tags: ['forced-colours'],
  args: { children: 'Submit question', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Main action of a form. Use it once per view. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit question' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** Darker on hover. */
export const Hover: Story = { tags: ['!forced-colours'], globals: { pseudo: { hover: ['button'] } } };

/** Keyboard focus shows a ring. Enter and Space press the button. */
export const Focus: Story = {
  globals: { pseudo: { focus: ['button'], focusVisible: ['button'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Disabled, for example while a form is empty. */
export const Disabled: Story = {
  args: { children: 'Send', disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Shows a spinner and ignores further presses. */
export const Busy: Story = {
  args: { children: 'Submitting...', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};

/** A button that is busy after a key press keeps the focus. A second press does nothing. */
export const BusyKeepsTheFocus: Story = {
  tags: ['unphotographed'],
  args: { children: 'Send' },
  render: SendingButton,
  play: pressTwice,
};

/** A focused button that is disabled for a while gets the focus back when it is enabled again. */
export const DisabledForAWhile: Story = {
  tags: ['unphotographed'],
  render: InterruptedButton,
  play: waitOnTheButton,
};

/** Secondary action beside a solid button. */
export const Quiet: Story = { args: { kind: 'quiet', children: 'Cancel' } };

export const QuietHover: Story = {
  tags: ['!forced-colours'],
  args: { kind: 'quiet', children: 'Cancel' },
  globals: { pseudo: { hover: ['button'] } },
};

export const QuietFocus: Story = {
  globals: { pseudo: { focus: ['button'], focusVisible: ['button'] } },
  args: { kind: 'quiet', children: 'Cancel' },
  play: ({ userEvent }) => userEvent.tab(),
};

/** Link to another site. An arrow shows that it opens in a new tab. */
export const External: Story = {
  render: () => (
    <ButtonLink kind="quiet" href="https://example.org" external>
      Visit Page
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit Page opens in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** Button that looks like a link in a text, such as "Edit answer". */
export const LinkKind: Story = {
  name: 'Link',
  args: { kind: 'link' },
  render: (args) => (
    <Button {...args}>
      <Icon name="edit" size="small" />
      Edit answer
    </Button>
  ),
};

/** An icon alone. Screen readers read its accessible name. */
export const IconKind: Story = {
  name: 'Icon',
  args: { kind: 'icon', 'aria-label': 'Close', children: <Icon name="close" /> },
};

/** Suggested answer that fills a field when it is pressed, such as the emotions below an `EmotionField`. */
export const Quick: Story = { args: { kind: 'quick', children: 'Calm', 'aria-pressed': false } };

export const QuickHover: Story = {
  args: { kind: 'quick', children: 'Angry', 'aria-pressed': false },
  globals: { pseudo: { hover: ['button'] } },
};

/** The suggested answer that the visitor has chosen. */
export const QuickChosen: Story = { args: { kind: 'quick', children: 'Bitter', 'aria-pressed': true } };

/** A long label wraps, and the button becomes taller. */
export const LongLabel: Story = {
  args: { children: 'Submit a question that is a good deal longer than anybody would have planned for' },
  parameters: { room: 'form' },
};

/** At 200 % text size the button is taller, so that its label is not cut off. */
export const TextAt200Percent: Story = { parameters: { text: '200' } };
