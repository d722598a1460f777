import { Button, EmotionMap, ErrorLine, type EmotionMapProps } from '@line-of-dance/ui';
import type { EmotionTerm } from '@line-of-dance/server/contract';
import { useRef, useState } from 'react';
import { saveFile } from '../../../browser/saveFile';
import { notDrawn } from '../words/WordActions';
import { drawMap } from './drawMap';
import { MapArea } from './EmotionExplorer.styles';
import { typeset } from './MentionedWords';

export interface AnswerMapProps extends Pick<EmotionMapProps, 'asked' | 'mood'> {
  words: readonly (EmotionTerm & { word: string; href: string | undefined })[];
  trail: readonly string[];
  /** False for the map of an answer with a helpline. */
  canBeSaved: boolean;
  onExplore: (asked: string, trail: readonly string[]) => Promise<void>;
}

/**
 * Map of an answer. A press on a word of the answer explores that word. A press on a word of the trail goes back to it.
 * The map can be saved as a PNG.
 */
const AnswerMap = ({ asked, mood, words, trail, canBeSaved, onExplore }: AnswerMapProps) => {
  const map = useRef<HTMLElement>(null);
  /** Text whose map could not be drawn for saving. */
  const [failed, setFailed] = useState<string>();
  const save = async () => {
    if (!map.current) return;
    try {
      saveFile(await drawMap(map.current, typeset(asked), words), 'map-of-a-feeling.png');
      setFailed(undefined);
    } catch {
      setFailed(asked);
    }
  };
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
        onExplore={(name) => void onExplore(name, canBeSaved ? [...trail, asked] : trail)}
        onBack={(index) => void onExplore(trail[index] ?? '', trail.slice(0, index))}
      />
      {canBeSaved && (
        <Button kind="link" onClick={() => void save()}>
          Save this map
        </Button>
      )}
      {canBeSaved && failed === asked && <ErrorLine>{notDrawn}</ErrorLine>}
    </MapArea>
  );
};

export default AnswerMap;
