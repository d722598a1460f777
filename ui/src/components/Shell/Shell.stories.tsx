import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../Page/Page';
import { PageHeading } from '../PageHeading/PageHeading';
import { Prose } from '../Prose/Prose';
import { groups } from '../SubMenu/SubMenu.samples';
import { Shell } from './Shell';
import '../../../docs/samples/ownBrand.css';

const meta = {
  component: Shell,
  tags: ['mobile', 'rail'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    siteName: 'Line of Dance',
    tagline: 'engineer, creator, tango dancer',
    items: [
      { name: 'Home', path: '/', icon: 'home' },
      { name: 'Writing', path: '/writing', icon: 'writing' },
      { name: 'Work', path: '/work', icon: 'work' },
    ],
    currentPath: '/writing',
    section: { heading: 'Writing', groups, currentRoute: groups[0]?.items[0]?.route },
    onViewChange: fn(),
    children: (
      <Page>
        <PageHeading title="Before you go" lead="There is less to know than people fear." />
        <Prose>
          <p>Forty couples travel anticlockwise in lanes, and nobody overtakes.</p>
        </Prose>
      </Page>
    ),
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two menus and a page. A phone shows the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

/** A phone shows the main menu. */
export const MainMenu: Story = { args: { view: 'toc1' } };

/** A phone shows the section menu. */
export const SectionMenu: Story = { args: { view: 'toc2' } };

/** On a phone Escape returns from a menu to the page and moves the focus there. */
export const Escape: Story = {
  tags: ['unphotographed'],
  args: { view: 'toc1' },
  play: async ({ args, canvas, userEvent }) => {
    const isPhone = window.innerWidth < 768;
    canvas.getByRole('link', { name: 'Work' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onViewChange).toHaveBeenCalledTimes(isPhone ? 1 : 0);
    if (!isPhone) return;
    await expect(args.onViewChange).toHaveBeenCalledWith('main', 'button');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** On a phone, which shows either a menu or the page, the skip link leads from a menu to the page. */
export const SkippingMenus: Story = {
  tags: ['unphotographed'],
  args: { view: 'toc1' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

const Leaf = () => (
  <svg viewBox="0 0 48 40" width="48" height="40" aria-hidden="true">
    <path
      d="M4 36C6 14 22 4 44 4C44 26 30 38 10 34"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="3"
    />
  </svg>
);

const dot = (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <circle cx="12" cy="12" r="5" fill="currentColor" />
  </svg>
);

/** Another brand with its own logo, icons, colours, typeface and corners. */
export const AnotherBrand: Story = {
  args: {
    siteName: 'Green Room',
    tagline: 'plants for offices',
    logo: <Leaf />,
    items: [
      { name: 'Plants', path: '/plants', icon: dot },
      { name: 'Care', path: '/care', icon: dot },
    ],
    currentPath: '/plants',
    section: {
      heading: 'Plants',
      groups: [
        {
          items: [
            { label: 'Ferns', route: '/plants/ferns' },
            { label: 'Palms', route: '/plants/palms' },
          ],
        },
      ],
      currentRoute: '/plants/ferns',
    },
    className: 'own-brand',
    children: (
      <Page>
        <PageHeading title="Ferns" lead="They like shade, and being forgotten for a week." />
      </Page>
    ),
  },
};
