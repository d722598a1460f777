import { Button } from '@line-of-dance/ui';
import type { RefObject } from 'react';
import { saveFile } from '../../../apps/shell/saveFile';
import { drawMap, type MapEntry } from './drawMap';

interface SaveMapProps {
  map: RefObject<HTMLElement | null>;
  asked: string;
  words: readonly MapEntry[];
}

/** Saves the map of an answer as a picture. It is drawn here, and nothing is sent. */
export const SaveMap = ({ map, asked, words }: SaveMapProps) => {
  const save = async () => {
    if (map.current) saveFile(await drawMap(map.current, asked, words), 'map-of-a-feeling.png');
  };
  return (
    <Button kind="link" onClick={() => void save()}>
      Save this map
    </Button>
  );
};
