import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch';
import { Sidebar, type MenuItem } from './Sidebar';

const items: MenuItem[] = [
  { name: 'Home', path: '/', icon: 'home' },
  { name: 'Writing', path: '/writing', icon: 'writing' },
  { name: 'Bookmarks', path: '/bookmarks', icon: 'bookmarks' },
  { name: 'Projects', path: '/projects', icon: 'projects' },
  { name: 'Work', path: '/work', icon: 'work' },
  { name: 'Interactive', path: '/interactive', icon: 'interactive' },
  { name: 'Social Media', path: '/social-media', icon: 'social-media' },
];

const meta = {
  component: Sidebar,
  tags: ['mobile', 'rail', 'forced-colours'],
  parameters: { room: 'main' },
  args: {
    siteName: 'Line of Dance',
    tagline: 'engineer, creator, tango dancer',
    items,
    currentPath: '/writing',
    onItemChosen: fn(),
    foot: <ThemeSwitch theme={undefined} onThemeChange={fn()} />,
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current item looks like an index tab: it has the page's background and covers the sidebar's border. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Writing');
  },
};

/** A press on an item calls `onItemChosen`, so that the application can change the mobile view. */
export const Choosing: Story = {
  tags: ['unphotographed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Bookmarks' }));
    await expect(args.onItemChosen).toHaveBeenCalledWith(items[2]);
  },
};

/** The close button of the mobile layout, 5 px from the corner. */
export const Closable: Story = {
  args: { onClose: fn() },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ args, canvas, userEvent }) => {
    const hidden = window.innerWidth >= 768;
    const close = canvas.getByRole('button', { name: 'Close the main menu', hidden });
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    close.blur();
  },
};

/** The label is underlined on hover. */
export const Hover: Story = { globals: { pseudo: { hover: ['li:nth-child(3) a'] } } };

/** The focus ring is inside the item. */
export const Focus: Story = {
  globals: { pseudo: { focus: ['li:nth-child(4) a'], focusVisible: ['li:nth-child(4) a'] } },
};

/** The current page is not in the menu. */
export const NothingCurrent: Story = { args: { currentPath: undefined } };

/** A very long name and tagline. */
export const LongName: Story = {
  args: {
    siteName: 'The Long Line of Dance',
    tagline: 'engineer, creator, gardener, tango dancer and reader of manuals',
  },
};

/** At 200 % text size, labels wrap and the menu scrolls. */
export const TextAt200Percent: Story = { parameters: { text: '200', room: 'form' } };
