import { EmotionCard, EmotionCards } from '@line-of-dance/ui';
import styled from 'styled-components';
import source from '../../content/emotions.yml';
import type { CollageEntry } from '../content/schema';

/** Emotions from around the globe. */
const EmotionCollage = () => (
  <Room>
    <EmotionCards>
      {(source as CollageEntry[]).map((entry) => (
        <EmotionCard key={entry.name} variant="collage" {...entry} />
      ))}
    </EmotionCards>
  </Room>
);

/** As wide as the tool above it. */
const Room = styled.div`
  grid-column: 1 / -1;
  margin-top: var(--space-7);
`;

export const parts = { EmotionCollage };
