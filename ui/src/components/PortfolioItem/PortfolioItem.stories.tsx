import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plate } from '../../../docs/samples/samples';
import { PortfolioItem } from './PortfolioItem';

const meta = {
  component: PortfolioItem,
  tags: ['mobile'],
  parameters: { room: 'reading' },
  args: {
    id: 'geocoding',
    title: 'A geocoding API',
    drawing: plate,
    alt: 'Two circles that overlap.',
    href: 'https://example.org/geocoding',
    linkLabel: 'More on geocoding',
    children: (
      <p>An address goes in, a point on the map comes out, together with how sure the service is of it.</p>
    ),
  },
} satisfies Meta<typeof PortfolioItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The `id` is an anchor for links to the item. The link inside the item opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#geocoding')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /More on geocoding.*new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const Hover: Story = { globals: { pseudo: { hover: ['a'] } } };
