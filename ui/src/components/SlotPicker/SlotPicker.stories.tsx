import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { halfHours } from '../../../docs/samples/halfHours';
import { Button } from '../Button/Button';
import { SlotPicker, type SlotPickerProps } from './SlotPicker';

/** Keeps the chosen time in state. It is a decorator, because the code that Storybook shows leaves out decorators. */
const withChoice: Decorator<SlotPickerProps> = (Story, { args }) => {
  const [value, setValue] = useState(args.value);
  const choose = (slot: string) => {
    setValue(slot);
    args.onChoose(slot);
  };
  return <Story args={{ ...args, value, onChoose: choose }} />;
};

const meta = {
  component: SlotPicker,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: { slots: halfHours, timeZone: 'Europe/London', hostTimeZone: 'Europe/Berlin', onChoose: fn() },
  decorators: [withChoice],
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first day with at least four times is open. */
export const Default: Story = {
  tags: ['rtl', 'narrow', 'forced-colours'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Tuesday 24 November, 14 times' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '09:00' })).not.toBeChecked();
    await expect(canvasElement.querySelector('[role=radiogroup]')?.parentElement).toHaveStyle({
      'min-height': '600px',
    });
  },
};

/**
 * The first day has only three times left, so the next day is open. If a day has so few times, they are in one column.
 */
export const LateInTheDay: Story = {
  args: { slots: halfHours.slice(11) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Wednesday 25 November, 14 times' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tuesday 24 November, 3 times' }));
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(last?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
};

/** The chosen time and its day have a filled dot. The footer shows the time in both time zones, beside an `action`. */
export const Chosen: Story = {
  args: { action: <Button>Continue</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Thursday 3 December/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^13:30/ }));
    await expect(canvas.getByText('Thursday 3 December, 13:30 for you, 14:30 for me')).toBeVisible();
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-03T13:30:00.000Z');
  },
};

/** Arrow keys move between days and between times. They skip days without times. */
export const Keyboard: Story = {
  tags: ['unphotographed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Tuesday 24/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Monday 30 November/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByText('Monday 30 November, 09:30 for you, 10:30 for me')).toBeVisible();
  },
};

/** Visitor and host have the same time zone, so the chosen time is shown only once. */
export const SameClock: Story = {
  args: { timeZone: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Times are in Berlin time, like mine.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '10:00' })).toBeInTheDocument();
  },
};

/** For a visitor far to the east, some times are on the next day. The host's time is then shown with its weekday. */
export const AnotherDay: Story = {
  args: { timeZone: 'Asia/Tokyo', value: '2026-11-24T15:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday 25 November, 00:30 for you, Tue 16:30 for me')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '00:30' })).toBeChecked();
  },
};

/** Error after the form was submitted without a chosen time. */
export const NothingChosen: Story = {
  args: { error: 'Please choose a time.' },
  play: async ({ canvas }) => {
    const times = canvas.getByRole('radiogroup', { name: 'Tuesday 24 November' });
    await expect(times).toHaveAccessibleDescription(/^Please choose a time\. Times are in London time/);
  },
};

/** No times are available. */
export const Empty: Story = {
  args: { slots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no free time in the next weeks.')).toBeVisible();
  },
};
