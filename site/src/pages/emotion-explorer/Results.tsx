import type { EmotionResponse } from '@line-of-dance/server/contract';
import {
  EmotionCard,
  EmotionCards,
  EmotionCardSkeleton,
  HelplineNote,
  VisuallyHidden,
} from '@line-of-dance/ui';
import { useEffect, useRef } from 'react';
import { owner } from '../../content/owner';
import { Intro, Region } from './EmotionExplorer.styles';

export interface ResultsProps {
  /** Undefined while it is on its way. */
  result: EmotionResponse | undefined;
}

/** The answer, read out politely; its first sentence takes the focus when it arrives. */
export const Results = ({ result }: ResultsProps) => {
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result) intro.current?.focus({ preventScroll: true });
  }, [result]);

  return (
    <Region aria-busy={!result} aria-labelledby="result">
      <VisuallyHidden as="h2" id="result">
        {result ? 'Words for it' : 'Looking for words'}
      </VisuallyHidden>
      <div role="status">
        {result?.care ? (
          <HelplineNote
            wordsRef={intro}
            language={result.care.language}
            helpline={{ name: owner.helpline.name, href: owner.helpline.url, phone: owner.helpline.phone }}
          >
            {result.intro}
          </HelplineNote>
        ) : (
          result && (
            <Intro ref={intro} tabIndex={-1} dir="auto">
              {result.intro}
            </Intro>
          )
        )}
      </div>
      <EmotionCards>
        {result ? (
          result.emotions.map((emotion) => (
            <EmotionCard key={`${emotion.name} ${emotion.language}`} {...emotion} />
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
