import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { drawLine } from '../../motion/drawLine';

export const Figure = styled.figure`
  position: relative;
  grid-row: 1;
  grid-column: 7 / 13;
  align-self: end;
  margin-top: -4rem;

  /* At every size, the red line ends in the middle of a link's dot, and the dance floor at the edge of the page. */
  & svg {
    width: calc((100% - 0.375rem) / 1.0535);
    height: auto;
    overflow: visible;
    translate: calc(0.375rem - 0.98%) 1%;
  }

  /* The caption ends at the right edge of the dance floor, apart from the link below it. */
  & figcaption {
    position: absolute;
    inset: auto 0 var(--space-4) auto;
    max-width: 15rem;
    text-align: end;
    color: var(--color-ink-2);
    font: italic 400 0.9375rem/1.35 var(--font-serif);
  }

  @media (prefers-reduced-motion: no-preference) {
    & #hero-line {
      animation: ${drawLine} 1600ms var(--motion-walk) backwards;
    }
  }

  /* Two short lines below the floor, of which the second is beside the last dot. They touch neither floor nor streets. */
  @container (max-width: 60rem) {
    & figcaption {
      inset-block: calc(100% - 2.375rem) auto;
      max-width: 11rem;
    }

    & figcaption > span {
      display: none;
    }
  }

  ${media.rail} {
    @media screen and (orientation: portrait) {
      grid-area: 3 / 4 / auto / 13;
      margin-top: 0;
    }
  }

  ${media.mobile} {
    margin-top: var(--space-2);

    /* The drawing is small here. Each couple grows around its own middle. */
    & :is(#hero-couples, #hero-pair) circle {
      scale: 1.4;
    }

    & figcaption {
      inset-block: auto var(--space-1);
    }

    /* In a very narrow column, the caption would touch the drawing, so it is below. */
    @container (max-width: 20rem) {
      & figcaption {
        position: relative;
        inset: auto;
        margin-top: var(--space-2);
        text-align: end;
      }

      /* Continues the red line of the drawing to the links below. */
      & figcaption::before {
        content: '';
        position: absolute;
        inset-inline-start: calc(0.375rem - var(--line-line) / 2);
        inset-block: calc(-1 * var(--space-4));
        border-inline-start: var(--line-line) solid var(--color-accent);
      }
    }
  }
`;
