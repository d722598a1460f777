import { EmotionCard, EmotionCards } from '@line-of-dance/ui';
import styled from 'styled-components';
import emotions from '../../content/emotions.yml';

/** Emotions from around the globe. */
const EmotionCollage = () => (
  <Room>
    <EmotionCards>
      {emotions.map((entry) => (
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
