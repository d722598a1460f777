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

/** Solid: what the form is for. Once in a view. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit question' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

/** Darker under the pointer. */
export const Hover: Story = { globals: { pseudo: { hover: ['button'] } } };

/** The Tab key draws a ring around it; Enter and Space press it. */
export const Focus: Story = {
  globals: { pseudo: { focus: ['button'], focusVisible: ['button'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Nothing to send yet. */
export const Disabled: Story = {
  args: { children: 'Send', disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Busy: the spinner shows, further presses are refused. */
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

/** After a press by key it keeps the focus, and a second press sends nothing. */
export const BusyKeepsTheFocus: Story = {
  tags: ['unphotographed'],
  args: { children: 'Send' },
  render: SendingButton,
  play: pressTwice,
};

/** A button that is disabled while it has the focus gets it back afterwards. */
export const DisabledForAWhile: Story = {
  tags: ['unphotographed'],
  render: InterruptedButton,
  play: waitOnTheButton,
};

/** Beside the solid one. */
export const Quiet: Story = { args: { kind: 'quiet', children: 'Cancel' } };

export const QuietHover: Story = {
  args: { kind: 'quiet', children: 'Cancel' },
  globals: { pseudo: { hover: ['button'] } },
};

export const QuietFocus: Story = {
  globals: { pseudo: { focus: ['button'], focusVisible: ['button'] } },
  args: { kind: 'quiet', children: 'Cancel' },
  play: ({ userEvent }) => userEvent.tab(),
};

/** Leads elsewhere in the look of a button; the arrow says that a new tab opens. */
export const External: Story = {
  render: () => (
    <ButtonLink kind="quiet" href="https://example.org" target="_blank" rel="noopener">
      Visit Page
      <Icon name="external" size="small" />
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit Page' })).toHaveAttribute('target', '_blank');
  },
};

/** Inside text, such as "Edit answer". */
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

/** An icon alone; screen readers read its name. */
export const IconKind: Story = {
  name: 'Icon',
  args: { kind: 'icon', 'aria-label': 'Close', children: <Icon name="close" /> },
};

/** A ready answer, such as a quick emotion. */
export const Quick: Story = { args: { kind: 'quick', children: 'Calm', 'aria-pressed': false } };

export const QuickHover: Story = {
  args: { kind: 'quick', children: 'Angry', 'aria-pressed': false },
  globals: { pseudo: { hover: ['button'] } },
};

/** The ready answer that is in the field now. */
export const QuickChosen: Story = { args: { kind: 'quick', children: 'Bitter', 'aria-pressed': true } };

/** Long words wrap; the button grows downwards. */
export const LongLabel: Story = {
  args: { children: 'Submit a question that is a good deal longer than anybody would have planned for' },
  parameters: { room: 'form' },
};

/** At 200 % text the height follows. */
export const TextAt200Percent: Story = { parameters: { text: '200' } };
