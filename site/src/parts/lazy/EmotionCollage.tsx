import { EmotionCard, EmotionCards } from '@line-of-dance/ui';
import styled from 'styled-components';
import emotions from '../../../content/emotions.yml';

const EmotionCollage = () => (
  <Collage>
    <EmotionCards>
      {emotions.map((entry) => (
        <EmotionCard key={entry.name} variant="collage" {...entry} />
      ))}
    </EmotionCards>
  </Collage>
);

/** As wide as the explorer above it. The background fills the width of the page. */
const Collage = styled.div`
  grid-column: 1 / -1;
  margin-top: var(--space-7);
  padding-block: var(--space-7) var(--space-8);
  background: var(--color-sunk);
  box-shadow: 0 0 0 100vmax var(--color-sunk);
  clip-path: inset(0 -100vmax);

  @media print {
    padding: 0;
    background: none;
    box-shadow: none;

    /* Two narrow columns, with the text below the word. */
    & > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: var(--space-5);
    }

    & article {
      display: block;
    }
  }
`;

export default EmotionCollage;
