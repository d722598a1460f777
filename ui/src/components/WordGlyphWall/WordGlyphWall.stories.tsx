import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordGlyphWall } from './WordGlyphWall';

const sixteen = [
  'Saudade',
  'Toska',
  'Gelassenheit',
  'Hygge',
  'Lagom',
  'Ikigai',
  'Torschlusspanik',
  'Weltschmerz',
  'Seijaku',
  'Santosha',
  'Ataraxia',
  'Mudita',
  'Tarab',
  'Sisu',
  'Dor',
  'Duende',
];

const meta = {
  component: WordGlyphWall,
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: { words: sixteen },
} satisfies Meta<typeof WordGlyphWall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown before the visitor has typed anything. */
export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ['li:first-child button'] } } };
