import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawings } from './Icon.drawings';
import { Icon } from './Icon';

const meta = {
  component: Icon,
  args: { name: 'home' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(drawings) as (keyof typeof drawings)[];

/** 24 px, for an icon alone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** 16 px, for icons beside text. Lines are slightly thicker. */
export const Small: Story = { args: { size: 'small' } };

/** All icons. Those of the main menu have exactly one dot in the accent colour. */
export const WholeSet: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 5.5rem)', gap: '1.5rem 1rem' }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
          <Icon name={name} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  ),
};
