import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './SiteFooter';

const meta = {
  component: SiteFooter,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: { siteName: 'Line of Dance', year: 2026 },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence and the copyright notice. */
export const Default: Story = {};

/** With an additional link. */
export const WithImprint: Story = { args: { children: <a href="/legal">Imprint</a> } };
