import { media } from '@line-of-dance/ui/theme';
import styled, { keyframes } from 'styled-components';

const grow = keyframes`
  from { transform: scaleY(0); }
`;

/**
 * An essay with a line beside it. The line becomes longer as the visitor scrolls, and at the end it turns to the title
 * of the next text. Browsers without scroll timelines, and visitors who prefer less motion, see no line.
 */
export const ReadingLine = styled.div`
  --line-x: calc(var(--space-gutter) * -0.5);

  ${media.mobile} {
    --line-x: calc(var(--space-gutter) * -1);
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      /* The line ends above the footer. */
      overflow-y: clip;

      &::before {
        content: '';
        position: sticky;
        top: 0;
        display: block;
        width: 0;
        height: 100vh;
        margin: 0 0 -100vh var(--line-x);
        border-inline-start: var(--line-line) solid var(--color-accent);
        transform-origin: top;
        animation: ${grow} linear both;
        animation-timeline: scroll(root);
      }

      /* The card is above the end of the line. In Safari only a layer of its own is, because the line is animated. */
      & nav:has(> a) {
        will-change: transform;
      }

      & nav b::before {
        inset: auto auto calc(100% - 0.5em) var(--line-x);
        width: max(0px, -0.875rem - var(--line-x));
        height: 100vh;
        border: solid var(--color-accent);
        border-width: 0 0 var(--line-line) var(--line-line);
        border-end-start-radius: var(--space-3);
      }
    }
  }
`;
