import { EmotionCard, VisuallyHidden } from '@line-of-dance/ui';
import { wordAddress, type Word } from '../../data/words';
import { InlineLinks } from './InlineLinks';
import { keptOpen } from './keptOpen';
import { WordActions } from './WordActions';
import { letterId } from './WordLetters';
import { Details, Letter, Relations } from './WordFamily.styles';

interface WordEntryProps {
  word: Word;
  family: string;
  isHydrated: boolean;
  /** True if the page's address has the anchor of this word. */
  isAddressed: boolean;
  glyph: boolean;
  /** First letter of the word, if no earlier word on the page begins with it. `WordLetters` links to this word then. */
  letter: string | undefined;
}

export const WordEntry = ({ word, family, isHydrated, isAddressed, glyph, letter }: WordEntryProps) => {
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
      href={href}
      glyph={glyph}
    >
      {letter && <Letter id={letterId(letter)} />}
      <Details {...keptOpen(href, isAddressed)}>
        <summary>
          Context and near words<VisuallyHidden> of {name}</VisuallyHidden>
        </summary>
        <p data-part="context">
          <b>Cultural context.</b> {culturalContext}
        </p>
        <Relations>
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
        </Relations>
        {isHydrated && <WordActions word={{ name, script, language, meaning }} href={href} />}
      </Details>
    </EmotionCard>
  );
};
