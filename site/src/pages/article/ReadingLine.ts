import { media } from '@line-of-dance/ui/theme';
import styled, { keyframes } from 'styled-components';

const grow = keyframes`
  from { transform: scaleY(0); }
`;

const turn = keyframes`
  from, 98.5% { opacity: 0; }
`;

/**
 * An essay with a line beside it. The line becomes longer as the visitor scrolls, and at the end of the page it turns
 * to the title of the next text. Browsers without scroll timelines or anchors, and visitors who prefer less motion, see
 * no line.
 */
export const ReadingLine = styled.div`
  --line-x: calc(var(--space-gutter) * -0.5);

  ${media.mobile} {
    --line-x: calc(var(--space-gutter) * -1);
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) and (anchor-name: --next) {
      position: relative;

      &::before,
      & nav b::before {
        animation: ${grow} linear both;
        animation-timeline: scroll(root);
      }

      &::before {
        content: '';
        position: absolute;
        z-index: 1;
        inset: 0 auto calc(anchor(--next center) + var(--space-3)) var(--line-x);
        border-inline-start: var(--line-line) solid var(--color-accent);
        transform-origin: top;
      }

      /* The turn from the line to the title. */
      & nav b::before {
        inset: auto auto calc(100% - 0.5em) var(--line-x);
        width: calc(-0.875rem - var(--line-x));
        height: var(--space-3);
        border: solid var(--color-accent);
        border-width: 0 0 var(--line-line) var(--line-line);
        border-end-start-radius: var(--space-3);
        animation-name: ${turn};
      }

      & nav b::after {
        anchor-name: --next;
      }
    }
  }
`;
