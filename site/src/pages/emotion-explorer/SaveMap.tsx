import { Button, ErrorLine } from '@line-of-dance/ui';
import { useState, type RefObject } from 'react';
import { saveFile } from '../../../browser/saveFile';
import { notDrawn } from '../words/WordActions';
import { drawMap, type MapEntry } from './drawMap';

interface SaveMapProps {
  map: RefObject<HTMLElement | null>;
  asked: string;
  words: readonly MapEntry[];
}

/** Saves the map of an answer as a picture. It is drawn here, and nothing is sent. */
export const SaveMap = ({ map, asked, words }: SaveMapProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    if (!map.current) return;
    try {
      saveFile(await drawMap(map.current, asked, words), 'map-of-a-feeling.png');
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button kind="link" onClick={() => void save()}>
        Save this map
      </Button>
      {hasFailed && <ErrorLine>{notDrawn}</ErrorLine>}
    </>
  );
};
