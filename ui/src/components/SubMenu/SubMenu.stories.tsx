import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { roundLogo } from '../../../docs/samples/samples';
import { SubMenu } from './SubMenu';
import { groups, hundred } from './SubMenu.samples';

const meta = {
  component: SubMenu,
  tags: ['mobile', 'forced-colours'],
  parameters: { room: 'sub' },
  args: { heading: 'Writing', groups, currentRoute: '/writing/tango/non-dancers', onItemChosen: fn() },
} satisfies Meta<typeof SubMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current page's group is open. A page that is not written yet is italic with a hollow dot. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('For Non-dancers');
    await userEvent.click(canvas.getByRole('link', { name: 'Exercises Ideas' }));
    await expect(args.onItemChosen).toHaveBeenCalledWith(groups[0]?.items[2]);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Groups open and close independently. */
export const SeveralOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.click(title(/Dating/));
    await userEvent.click(title(/Personal/));
    for (const name of [/Tango/, /Dating/, /Personal/])
      await expect(title(name)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(title(/Dating/));
    await expect(title(/Dating/)).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'First Date' })).toBeNull());
    await expect(title(/Tango/)).toHaveAttribute('aria-expanded', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Space and Enter open and close a group. Tab skips links of closed groups. */
export const KeyboardOnly: Story = {
  args: { currentRoute: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Tango/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Dating/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Third Generation of Online Dating' });
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /Tango/ })).toHaveFocus();
  },
};

/** A list without groups and titles. */
export const Ungrouped: Story = {
  args: {
    heading: 'Projects',
    currentRoute: '/Emotion Explorer',
    groups: [
      {
        items: ['Jous', 'Second Date', 'Tango Diario', 'Emotion Explorer'].map((label) => ({
          label,
          route: `/${label}`,
        })),
      },
    ],
  },
};

export const Hover: Story = {
  globals: { pseudo: { hover: ['li:nth-child(2) a, section:nth-of-type(2) button'] } },
};

/** Groups with a logo before the title. */
export const WithLogo: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      logoUrl: `data:image/svg+xml,${encodeURIComponent(roundLogo.replace('<path', '<path fill="gray"'))}`,
    })),
  },
};

/** The close button of the mobile layout, 5 px from the corner. */
export const Closable: Story = {
  args: { onClose: fn() },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', {
      name: 'Close the Writing menu',
      hidden: window.innerWidth >= 768,
    });
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    close.blur();
  },
};

/** Long labels wrap and long words break. The dot stays beside the first line. */
export const LongLabels: Story = {
  args: {
    groups: [
      {
        title: 'Conversations and what comes after them',
        items: [
          {
            label: 'A label that goes on for three lines because nobody could bear to shorten it',
            route: '/a',
          },
          { label: 'Streichholzschächtelchensammlungsverzeichnis', route: '/b' },
        ],
      },
    ],
    currentRoute: '/a',
  },
};

/** A hundred items scroll inside the menu. */
export const HundredEntries: Story = {
  tags: ['unphotographed'],
  args: {
    groups: [
      {
        title: 'Stops',
        items: hundred,
      },
    ],
    currentRoute: '/0',
  },
};
