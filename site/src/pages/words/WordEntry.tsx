import { EmotionCard, Link } from '@line-of-dance/ui';
import { wordAddress, type Word } from '../../data/words';
import { WordActions } from './WordActions';
import { More } from './Words.styles';

const Links = ({ label, words }: { label: string; words: Word['near'] }) =>
  words.length > 0 && (
    <p>
      <b>{label}</b>{' '}
      {words.map(({ name, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <Link href={href}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );

export interface WordEntryProps {
  word: Word;
  family: string;
  isHydrated: boolean;
  /** Whether the address names this word. */
  isAddressed: boolean;
  glyph: boolean;
}

export const WordEntry = ({ word, family, isHydrated, isAddressed, glyph }: WordEntryProps) => {
  const { name, script, also = [], language, meaning, culturalContext, sources, anchor } = word;
  const href = wordAddress(family, anchor);
  return (
    <EmotionCard
      id={anchor}
      aria-current={isAddressed ? 'location' : undefined}
      name={script ? `${name} (${script})` : name}
      language={language}
      meaning={meaning}
      culturalContext={culturalContext}
      href={href}
      glyph={glyph}
    >
      <More>
        {also.length > 0 && (
          <p>
            <b>Also written</b> {also.join(', ')}
          </p>
        )}
        <Links label="Near" words={word.near} />
        <Links label="Opposite" words={word.opposite} />
        <p>
          <b>Source</b> {sources.join('; ')}
        </p>
        {isHydrated && <WordActions word={{ name, script, language, meaning }} href={href} />}
      </More>
    </EmotionCard>
  );
};
