import { EmotionCard, EmotionCards, Link } from '@line-of-dance/ui';
import { accentLink, media, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { emotions } from '../../../content/emotions.yml';
import { wordsPath } from '../../data/words';
import { band } from '../band';

const EmotionCollage = () => (
  <Collage>
    <Swipe role="region" aria-label="Emotions from around the globe" tabIndex={0}>
      <EmotionCards>
        {emotions.map((entry) => (
          <EmotionCard key={entry.name} variant="collage" {...entry} />
        ))}
        <Others data-unprinted="">
          <Link href={wordsPath}>And all the other words</Link>
        </Others>
      </EmotionCards>
    </Swipe>
  </Collage>
);

/** The collage is as wide as the explorer above it. */
const Collage = styled.div`
  ${band('var(--color-sunk)')}
  margin-top: var(--space-7);

  @media print {
    padding: 0;

    &::before {
      content: none;
    }
  }
`;

/** Link to all words, after the last card. It fills the columns of the last row that have no card. */
const Others = styled.p`
  align-self: center;
  font: italic 400 var(--text-lead) / var(--leading-lead) var(--font-serif);

  & a {
    ${accentLink}
  }

  ${room.columns} {
    &:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${room.halves} {
    &:nth-child(3n) {
      grid-column: auto;
    }

    &:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }

    &:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;

/**
 * Container of the cards. In a narrow column, it scrolls sideways and has two rows. In a wide column, it has no box and
 * gets no focus.
 */
const Swipe = styled.div`
  --edge: var(--space-gutter);
  --card: 22.5rem;
  display: contents;

  ${media.mobile} {
    --edge: var(--space-4-5);
    --card: min(17rem, 80cqi);
  }

  @media screen {
    ${room.small} {
      display: block;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--edge));
      scroll-padding-inline: var(--edge);
      scroll-snap-type: x proximity;

      & > div {
        grid-auto-columns: var(--card);
        grid-auto-flow: column;
        grid-template: auto auto / none;
        width: max-content;
        padding-inline: var(--edge);
      }

      & article {
        container-type: inline-size;
        scroll-snap-align: start;
      }

      /* Small enough for the longest word to fit beside its glyph. */
      && h3 {
        font-size: min(1.75rem, 8.4cqi);
      }
    }
  }
`;

export default EmotionCollage;
