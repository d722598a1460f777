import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CyclingToggle } from '../../../docs/samples/Cycling';
import { MobileViewToggle } from './MobileViewToggle';

const meta = {
  component: MobileViewToggle,
  tags: ['forced-colours'],
  args: { view: 'main', onCycle: fn() },
  render: (args) => <CyclingToggle key={args.view} {...args} />,
} satisfies Meta<typeof MobileViewToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With `view="main"`, which shows the page, the button leads to the menus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Showing page. Switch to menu.');
  },
};

/** The main menu is visible (`toc1`). */
export const Menu: Story = { args: { view: 'toc1' } };

/** The section menu is visible (`toc2`). */
export const Section: Story = { args: { view: 'toc2' } };

export const Hover: Story = { tags: ['!forced-colours'], globals: { pseudo: { hover: ['button'] } } };

export const Focus: Story = {
  globals: { pseudo: { focus: ['button'], focusVisible: ['button'] } },
  play: ({ userEvent }) => userEvent.tab(),
};

/** The first press shows the main menu, the second the section menu, the third the page again. */
export const Cycling: Story = {
  tags: ['unphotographed'],
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['menu', 'section', 'page']) {
      await userEvent.click(canvas.getByRole('button'));
      await expect(await canvas.findByRole('button', { name: new RegExp(`^Showing ${name}`) })).toBeVisible();
    }
    await expect(args.onCycle).toHaveBeenCalledTimes(3);
  },
};

/** A page without a section menu has two views. */
export const WithoutSection: Story = {
  tags: ['unphotographed'],
  args: { view: 'toc1', hasSection: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Showing menu. Switch to page.');
  },
};

/** A section menu was left open on another page. This page has no section menu, so the page is visible. */
export const SectionElsewhere: Story = {
  tags: ['unphotographed'],
  args: { view: 'toc2', hasSection: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Showing page. Switch to menu.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: /^Showing menu/ })).toBeVisible();
  },
};

/** Without `view`, CSS takes the view from `data-view` on an ancestor, so that it is right before scripts run. */
export const FromThePage: Story = {
  render: (args) => (
    <span data-view="toc2">
      <MobileViewToggle onCycle={args.onCycle} />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Showing section. Switch to page.');
  },
};
