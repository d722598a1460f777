import { Trace } from '../Trace/Trace';
import { Card, Entry } from './EmotionCard.parts';

export { EmotionCards } from './EmotionCard.parts';

export interface EmotionCardProps {
  /** The word itself; its letters decide the trace beside it. */
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

/** A feeling as an entry of a dictionary: a rule, the word, its language, its trace, what it means. */
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
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <em>{language}</em>
        </>
      )}
      <Trace word={name} />
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

/** The room that an entry will take, while it is on its way. The region around it says `aria-busy`. */
export const EmotionCardSkeleton = () => (
  <Entry aria-hidden="true" data-waiting="">
    <i data-bar="headword" />
    <i data-bar="language" />
    <i data-bar="" />
    <i data-bar="last" />
  </Entry>
);
