import { room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

export const FrameArea = styled.div`
  margin: var(--space-6) 0 var(--space-7);

  & > figure:not(:has(iframe)) {
    max-width: var(--layout-measure);
  }

  & > a:first-child {
    margin-bottom: var(--space-4);
  }

  & > a:not(:first-child) {
    margin-top: var(--space-4);
  }

  & > a:first-child + figure {
    margin-top: 0;
  }

  /* The button is beside the lead, at the end of its line, so that the frame is directly below the lead. */
  @media screen {
    ${room.notes} {
      position: relative;

      & > a:first-child {
        position: absolute;
        inset-inline-end: 0;
        bottom: 100%;
        margin-bottom: var(--space-5);
      }
    }
  }

  /* In print, the button and the drawing are in the margin beside the text. */
  @media print {
    margin: 0;

    && > :is(a, figure) {
      float: inline-start;
      clear: inline-start;
      width: max(10rem, var(--layout-margin) - var(--space-7));
      margin: 0 0 var(--space-4) calc(-1 * var(--layout-margin));
    }

    & > a,
    & > a::after {
      display: block;
    }
  }
`;
