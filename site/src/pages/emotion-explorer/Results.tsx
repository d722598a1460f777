import {
  EmotionCard,
  EmotionCards,
  EmotionCardSkeleton,
  HelplineNote,
  VisuallyHidden,
} from '@line-of-dance/ui';
import { lazy, useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { owner } from '../../data/owner';
import { wordAddress, wordAnchor } from '../../data/words';
import { WordActions } from '../words/WordActions';
import type { AnswerMapProps } from './AnswerMap';
import { Intro, Region, WaitingIntro } from './EmotionExplorer.styles';
import { MentionedWords, typeset } from './MentionedWords';
import { loadMap } from './loadMap';
import type { Exploration } from './useEmotionExplorer';

const AnswerMap = lazy<ComponentType<AnswerMapProps>>(loadMap);

/** Mood of the empty map that is shown while loading. */
const neutral = { valence: 0, arousal: 0 };

interface ResultsProps {
  /** The answer, and the text that it answers. Undefined while loading. */
  exploration: Exploration | undefined;
  /** True for an answer that has just arrived. If an answer is shown again, the page does not scroll to it. */
  isNew: boolean;
  /** True if the visitor has changed the text in the field. A new answer then leaves the focus in the field. */
  isTyping: boolean;
  /** Explores a word of the answer, or of the trail of earlier words. */
  onExplore: (asked: string, trail?: readonly string[]) => Promise<void>;
}

/** The answer. Screen readers announce it, and its first sentence gets the focus unless the visitor is typing. */
export const Results = ({ exploration, isNew, isTyping, onExplore }: ResultsProps) => {
  const { asked = '', result, trail = [] } = exploration ?? {};
  const intro = useRef<HTMLParagraphElement>(null);
  const arrive = useEffectEvent(() => {
    if (isNew && isTyping && document.activeElement?.matches('textarea')) return;
    intro.current?.focus({ preventScroll: true });
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    if (isNew) intro.current?.scrollIntoView({ behavior });
  });
  useEffect(() => {
    if (result) arrive();
  }, [result]);

  /** Words of the answer with their permanent addresses. */
  const words = (result?.emotions ?? []).map(({ word: own, ...entry }) => {
    const word = own ?? entry.name;
    const href = entry.family && wordAddress(entry.family, wordAnchor(word, entry.language));
    return { ...entry, word, href };
  });
  /** True if the answer quotes the visitor's text. The server quotes it without a punctuation mark at the end. */
  const isQuoted = result?.intro.includes(`“${asked.trim().replace(/[.!?…]$/u, '')}”`);
  const helpline = { ...owner.helpline, href: owner.helpline.url };

  return (
    <Region aria-busy={!result} aria-labelledby="result">
      <VisuallyHidden as="h2" id="result">
        {result ? 'Words for it' : 'Looking for words'}
      </VisuallyHidden>
      {asked && !isQuoted && (
        <p data-printed="">
          <i>Asked: {typeset(asked)}</i>
        </p>
      )}
      <div role="status">
        {result?.careLine && (
          <HelplineNote language={result.careLanguage} helpline={helpline}>
            {result.careLine}
          </HelplineNote>
        )}
        {result?.care === 'urgent' ? (
          <HelplineNote wordsRef={intro} language={result.careLanguage} helpline={helpline}>
            {result.intro}
          </HelplineNote>
        ) : (
          result && (
            <Intro ref={intro} tabIndex={-1} dir="auto">
              <MentionedWords words={words.map(({ word }) => word)}>{typeset(result.intro)}</MentionedWords>
            </Intro>
          )
        )}
      </div>
      {!result && (
        <WaitingIntro aria-hidden="true">
          <i />
          <i />
          <i />
        </WaitingIntro>
      )}
      {(!result || result.mood) && (
        <AnswerMap
          asked={asked}
          mood={result?.mood ?? neutral}
          words={words}
          trail={trail}
          canBeSaved={result !== undefined && !result.care}
          onExplore={onExplore}
        />
      )}
      <EmotionCards>
        {result ? (
          words.map(({ name, word, language, meaning, culturalContext, href }) => (
            <EmotionCard key={href ?? name} {...{ name, language, meaning, culturalContext, href }}>
              {href && <WordActions word={{ name: word, language, meaning }} href={href} />}
            </EmotionCard>
          ))
        ) : (
          <>
            <EmotionCardSkeleton />
            <EmotionCardSkeleton />
          </>
        )}
      </EmotionCards>
    </Region>
  );
};
