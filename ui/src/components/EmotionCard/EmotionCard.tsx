import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { WordGlyph } from '../WordGlyph/WordGlyph';
import { Grid } from './EmotionCard.grid';
import { Card, Entry } from './EmotionCard.styles';

export interface EmotionCardProps extends ComponentProps<'article'> {
  /**
   * The word in Latin letters, optionally followed by its own script: "Toska (тоска)". The glyph is made of "Toska".
   */
  name: string;
  /** Language of the word. */
  language: string;
  /** Language tag of the word (BCP 47), so that screen readers pronounce it. */
  nameLang?: string | undefined;
  /** Meaning of the word, in one line. */
  meaning?: string | undefined;
  /** Who uses the word and when. Shown after the label "Cultural context." */
  culturalContext?: string | undefined;
  /** Text of a `collage` card. */
  description?: string | undefined;
  /** Address of a page about the word. Turns the name into a link. */
  href?: string | undefined;
  /** Shows the `WordGlyph`, a curve that is computed from the word. `true` by default. */
  glyph?: boolean;
  /** Content at the end of the card, such as similar words, sources or buttons. */
  children?: ReactNode;
  /** `result`: a search result. `collage`: a smaller card with the heading "Name (Language)". */
  variant?: 'result' | 'collage';
}

/** Card of a word for a feeling, like a dictionary entry: with language, meaning and a `WordGlyph`. */
export const EmotionCard = ({
  name,
  language,
  nameLang,
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
          <bdi lang={nameLang}>{name}</bdi> <em>({language})</em>
        </h3>
      ) : (
        <>
          <h2 dir="auto" lang={nameLang}>
            {href ? <Link href={href}>{name}</Link> : name}
          </h2>
          <em>{language}</em>
        </>
      )}
      {glyph && <WordGlyph word={name.replace(/ \(.*/, '')} />}
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

/** Loading placeholder in the size of a card. Set `aria-busy` on the region around it. */
export const EmotionCardSkeleton = (props: ComponentProps<'article'>) => (
  <Entry aria-hidden="true" data-waiting="" {...props}>
    <i data-bar="headword" />
    <i data-bar="language" />
    <i data-bar="" />
    <i data-bar="last" />
  </Entry>
);

export interface EmotionCardsProps extends ComponentProps<'div'> {
  /** For dozens of words: small cards in as many columns as fit, with a small glyph beside the name. */
  compact?: boolean;
}

/** Grid of cards in one to three columns, depending on the space. */
export const EmotionCards = ({ compact, ...rest }: EmotionCardsProps) => (
  <Grid data-compact={compact || undefined} {...rest} />
);
