import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roundLogo, squareLogo } from '../../../docs/samples/samples';
import { LogoGrid } from './LogoGrid';

const groups = [
  {
    label: 'Programming Languages',
    items: ['Java', 'Kotlin', 'C++', 'C#', 'Python'].map((name) => ({ name, logo: roundLogo })),
  },
  {
    label: 'Development Practices',
    items: [{ name: 'Test Driven Development' }, { name: 'Domain Driven Development' }],
  },
  { label: 'Cloud Infrastructure', items: [{ name: 'Azure', logo: squareLogo }, { name: 'AWS' }] },
];

const meta = {
  component: LogoGrid,
  tags: ['mobile'],
  parameters: { room: 'reading' },
  args: { groups },
} satisfies Meta<typeof LogoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Logos in the text colour. A tool without a logo shows its name only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
