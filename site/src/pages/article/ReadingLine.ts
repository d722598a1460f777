import { media } from '@line-of-dance/ui/theme';
import styled, { keyframes } from 'styled-components';

const grow = keyframes`
  from { clip-path: inset(0 0 100%); }
  to { clip-path: inset(0); }
`;

/**
 * An essay with a line beside it. The line becomes longer as the visitor scrolls, and at the end of the page it turns
 * to the title of the next text. Browsers without scroll timelines, and visitors who prefer less motion, see no line.
 */
export const ReadingLine = styled.div`
  --line-x: calc(var(--space-gutter) * -0.5);

  ${media.mobile} {
    --line-x: calc(var(--space-gutter) * -1);
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) and (anchor-name: --next) {
      position: relative;

      &::before {
        content: '';
        position: absolute;
        z-index: 1;
        inset: 0 auto anchor(--next center) var(--line-x);
        width: max(var(--line-line), -0.875rem - var(--line-x));
        border: solid var(--color-accent);
        border-width: 0 0 var(--line-line) var(--line-line);
        border-end-start-radius: var(--space-3);
        pointer-events: none;
        animation: ${grow} linear both;
        animation-timeline: scroll(root);
      }

      & nav b::before {
        display: none;
      }

      & nav b::after {
        anchor-name: --next;
      }
    }
  }
`;
