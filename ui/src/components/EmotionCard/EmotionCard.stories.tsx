import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmotionCard, EmotionCards, EmotionCardSkeleton, type EmotionCardProps } from './EmotionCard';

const gelassenheit: EmotionCardProps = {
  name: 'Gelassenheit',
  language: 'German',
  meaning: 'A settled willingness to let things be as they are, without giving up on them.',
  culturalContext:
    'Medieval mystics used it for letting go of self-will. Today it is what a colleague has when the deadline moves and their voice does not.',
};

const meta = {
  component: EmotionCard,
  subcomponents: { EmotionCards, EmotionCardSkeleton },
  tags: ['mobile'],
  parameters: { room: 'card' },
  args: gelassenheit,
} satisfies Meta<typeof EmotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search result of the Emotion Explorer, which finds words for what a visitor feels. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gelassenheit' })).toBeVisible();
    await expect(canvas.getByText('Cultural context.')).toBeVisible();
  },
};

/** A card of the collage "Emotions from around the globe". Its heading is "Name (Language)". */
export const Collage: Story = {
  args: {
    variant: 'collage',
    name: 'Ketutus',
    language: 'Finnish',
    description: 'Deep, sour annoyance that spreads over everything in view.',
    meaning: undefined,
    culturalContext: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Ketutus (Finnish)' })).toBeVisible();
  },
};

/** Loading placeholder in the size of a card. Screen readers skip it. */
export const Waiting: Story = {
  render: () => (
    <EmotionCards aria-busy="true">
      <EmotionCardSkeleton />
      <EmotionCardSkeleton />
    </EmotionCards>
  ),
  parameters: { room: 'content' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Cards in a grid of one to three columns, depending on the space. */
export const InRows: Story = {
  render: () => (
    <EmotionCards>
      <EmotionCard {...gelassenheit} />
      <EmotionCard
        name="Ataraxia"
        language="Ancient Greek"
        meaning="Freedom from disturbance, as a state one practises towards."
        culturalContext="Epicureans and Sceptics argued about the road to it and agreed on the destination: a mind that is hard to knock over."
      />
      <EmotionCard name="Lagom" language="Swedish" meaning="The ease of having exactly enough." />
    </EmotionCards>
  ),
  parameters: { room: 'content' },
};

/** Small cards for dozens of words. Similar words are in a `details` below the meaning. */
export const Compact: Story = {
  render: () => (
    <EmotionCards compact>
      {[
        ['Assouf', 'Tuareg (Tamasheq)', 'Solitude of the desert and longing for what has been left.'],
        ['Cumha', 'Irish', 'The grief of parting and lonesomeness for what is gone.'],
        ['Dor', 'Romanian', 'Longing for a person, place or time, both sweet and painful.'],
        ['Hiraeth', 'Welsh', 'Homesick grief for home, people or past one cannot return to.'],
      ].map(([name = '', language = '', meaning]) => (
        <EmotionCard key={name} name={name} language={language} meaning={meaning}>
          <details>
            <summary>Near words</summary>
            Saudade, toska
          </details>
        </EmotionCard>
      ))}
    </EmotionCards>
  ),
  parameters: { room: 'content' },
};

/** In a column of medium width, the word is beside its meaning. */
export const BesideItsMeaning: Story = { tags: ['!mobile'], parameters: { room: 'measure' } };

/** A word with a meaning but no cultural context. */
export const WithoutContext: Story = { args: { culturalContext: undefined } };

/** A word that is wider than the card breaks. The glyph keeps its place. */
export const LongWord: Story = {
  args: { name: 'Rindfleischetikettierungsüberdruss', language: 'German, coined by nobody' },
  parameters: { room: 'form' },
};

/** The word in its own script follows the word in Latin letters, from right to left if the script requires it. */
export const NativeScript: Story = {
  tags: ['unphotographed'],
  args: { name: 'Ghibṭa (غبطة)', language: 'Arabic' },
};
