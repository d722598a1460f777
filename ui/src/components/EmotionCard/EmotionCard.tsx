import type { ComponentProps, FunctionComponent } from 'react';
import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';
import { WordGlyph } from '../WordGlyph/WordGlyph';
import { Card, Entry } from './EmotionCard.styles';

export interface EmotionCardProps {
  /** The word itself; the glyph beside it is computed from its letters. */
  name: string;
  /** The language that the word is from. */
  language: string;
  /** One line that says what the word means. */
  meaning?: string | undefined;
  /** Who uses the word, and when; follows the run-in "Cultural context." */
  culturalContext?: string | undefined;
  /** The text of a card of the collage. */
  description?: string | undefined;
  /** `result` answers a visitor; `collage` heads "Name (Language)" in one heading, a level lower. */
  variant?: 'result' | 'collage';
}

/** A feeling as an entry of a dictionary: a rule, the word, its language, its glyph, what it means. */
export const EmotionCard = ({
  name,
  language,
  meaning,
  culturalContext,
  description,
  variant = 'result',
}: EmotionCardProps) => (
  <Card data-variant={variant}>
    <header>
      {variant === 'collage' ? (
        <h3>
          <bdi>{name}</bdi> <em>({language})</em>
        </h3>
      ) : (
        <>
          <h2 dir="auto">{name}</h2>
          <em>{language}</em>
        </>
      )}
      <WordGlyph word={name} />
    </header>
    {meaning && <p data-part="meaning">{meaning}</p>}
    {description && <p data-part="meaning">{description}</p>}
    {culturalContext && (
      <p data-part="context">
        <b>Cultural context.</b> {culturalContext}
      </p>
    )}
  </Card>
);

/** A placeholder of the size of an entry, while that is loading. The region around it says `aria-busy`. */
export const EmotionCardSkeleton = () => (
  <Entry aria-hidden="true" data-waiting="">
    <i data-bar="headword" />
    <i data-bar="language" />
    <i data-bar="" />
    <i data-bar="last" />
  </Entry>
);

/** Entries side by side, aligned by row; one below the other where there is less room. */
export const EmotionCards: FunctionComponent<ComponentProps<'div'>> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.75rem 2.5rem;

  ${room.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mobile} {
    row-gap: 2.25rem;
  }
`;
