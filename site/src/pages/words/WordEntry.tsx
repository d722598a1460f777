import { EmotionCard } from '@line-of-dance/ui';
import { wordAddress, type Word } from '../../data/words';
import { InlineLinks } from './InlineLinks';
import { WordActions } from './WordActions';
import { More } from './WordFamily.styles';

export interface WordEntryProps {
  word: Word;
  family: string;
  isHydrated: boolean;
  /** Whether the address names this word. */
  isAddressed: boolean;
  glyph: boolean;
}

export const WordEntry = ({ word, family, isHydrated, isAddressed, glyph }: WordEntryProps) => {
  const { name, script, also = [], language, lang, meaning, culturalContext, sources, anchor } = word;
  const href = wordAddress(family, anchor);
  return (
    <EmotionCard
      id={anchor}
      aria-current={isAddressed ? 'location' : undefined}
      name={script ? `${name} (${script})` : name}
      language={language}
      nameLang={lang}
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
        {word.near.length > 0 && (
          <p>
            <b>Near</b> <InlineLinks links={word.near} />
          </p>
        )}
        {word.opposite.length > 0 && (
          <p>
            <b>Opposite</b> <InlineLinks links={word.opposite} />
          </p>
        )}
        <p>
          <b>Source</b> {sources.join('; ')}
        </p>
        {isHydrated && <WordActions word={{ name, script, language, meaning }} href={href} />}
      </More>
    </EmotionCard>
  );
};
