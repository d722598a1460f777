import { EmotionMap, type EmotionMapProps } from '@line-of-dance/ui';
import type { EmotionTerm } from '@line-of-dance/server/contract';
import { useRef } from 'react';
import { MapArea } from './EmotionExplorer.styles';
import { typeset } from './MentionedWords';
import { SaveMap } from './SaveMap';

export interface AnswerMapProps extends Pick<EmotionMapProps, 'asked' | 'mood'> {
  words: readonly (EmotionTerm & { word: string; href: string | undefined })[];
  trail: readonly string[];
  /** Not a map that is shown together with a helpline. */
  canBeSaved: boolean;
  onExplore: (asked: string, trail: readonly string[]) => Promise<void>;
}

/** Map of an answer. A press explores a word, or goes back along the trail. */
const AnswerMap = ({ asked, mood, words, trail, canBeSaved, onExplore }: AnswerMapProps) => {
  const map = useRef<HTMLElement>(null);
  return (
    <MapArea>
      <EmotionMap
        ref={map}
        asked={typeset(asked)}
        mood={mood}
        words={words.map(({ word: name, language, valence = 0, arousal = 0, href = '' }) => ({
          name,
          language,
          valence,
          arousal,
          href,
        }))}
        trail={trail}
        onExplore={(name) => void onExplore(name, [...trail, asked])}
        onBack={(index) => void onExplore(trail[index] ?? '', trail.slice(0, index))}
      />
      {canBeSaved && <SaveMap map={map} asked={typeset(asked)} words={words} />}
    </MapArea>
  );
};

export default AnswerMap;
