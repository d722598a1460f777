import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media, room } from '../../theme/tokens';
import { WordGlyph } from '../WordGlyph/WordGlyph';
import { Card, Entry } from './EmotionCard.styles';

export interface EmotionCardProps extends ComponentProps<'article'> {
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
  /** The lasting address of the word: its name leads there. */
  href?: string | undefined;
  /** Whether the glyph of the word is drawn; `true` unless it says otherwise. */
  glyph?: boolean;
  /** Further lines below, such as words near to it, its source, or what can be done with it. */
  children?: ReactNode;
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
  href,
  glyph = true,
  children,
  variant = 'result',
  ...rest
}: EmotionCardProps) => (
  <Card {...rest}>
    <header>
      {variant === 'collage' ? (
        <h3>
          <bdi>{name}</bdi> <em>({language})</em>
        </h3>
      ) : (
        <>
          <h2 dir="auto">{href ? <Link href={href}>{name}</Link> : name}</h2>
          <em>{language}</em>
        </>
      )}
      {glyph && <WordGlyph word={name} />}
    </header>
    {meaning && <p data-part="meaning">{meaning}</p>}
    {description && <p data-part="meaning">{description}</p>}
    {culturalContext && (
      <p data-part="context">
        <b>Cultural context.</b> {culturalContext}
      </p>
    )}
    {children && <div data-part="more">{children}</div>}
  </Card>
);

/** A placeholder of the size of an entry, while that is loading. The region around it says `aria-busy`. */
export const EmotionCardSkeleton = (props: ComponentProps<'article'>) => (
  <Entry aria-hidden="true" data-waiting="" {...props}>
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
  gap: var(--space-6-5) var(--space-6-5);

  ${room.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mobile} {
    row-gap: var(--space-6);
  }
`;
