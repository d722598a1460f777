import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { drawLine } from '../../motion/drawLine';

export const Figure = styled.figure`
  position: relative;
  grid-row: 1;
  grid-column: 7 / 13;
  align-self: end;
  /* The floor is a sixteenth wider than the drawing, and ends before the window does: a wide one gives it more air. */
  --air: calc(1.5rem + max(0px, 100vw - 90rem) / 8);
  margin: -4rem calc(100% - (100% + var(--space-gutter) + var(--beside) - var(--air)) / 1.0625) 0 0;

  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }

  /* At every size the line ends in the middle of a stop. */
  ${media.mediumUp} {
    & svg {
      translate: calc(0.375rem - 0.98%) 1%;
    }
  }

  & figcaption {
    position: absolute;
    right: var(--space-gutter);
    bottom: var(--space-4);
    /* Beside the last stop of the drawing. */
    width: 17.25rem;
    color: var(--color-ink-2);
    font: italic 400 0.9375rem/1.35 var(--font-serif);
    text-wrap: balance;
  }

  @media (prefers-reduced-motion: no-preference) {
    & #hero-line {
      animation: ${drawLine} 1600ms var(--motion-walk) backwards;
    }
  }

  @container (max-width: 76rem) {
    & figcaption {
      right: var(--space-1);
      bottom: var(--space-3);
      width: auto;
    }

    & figcaption span > span {
      display: none;
    }

    @media screen and (prefers-reduced-motion: no-preference) and (scripting) {
      & figcaption > span {
        display: none;
      }
    }
  }

  /* Whole on paper, where nothing runs off the edge. */
  @media print {
    margin: 0;

    & svg {
      width: 92%;
    }
  }

  ${media.mobile} {
    margin: var(--space-2) calc(100% - (100% + var(--space-4-5) - 0.75rem) / 1.0625) 0 0;

    & figcaption {
      right: var(--space-4-5);
      bottom: var(--space-1);
    }

    /* Below the drawing, where they would touch. */
    @container (max-width: 20rem) {
      & figcaption {
        position: relative;
        inset: auto;
        margin-top: var(--space-2);
        text-align: end;
      }

      /* Leads the line to the stops below. */
      & figcaption::before {
        content: '';
        position: absolute;
        inset-inline-start: calc((100vw - 2rem) * 0.0088 - var(--line-line) / 2);
        inset-block: calc(-1 * var(--space-4));
        border-inline-start: var(--line-line) solid var(--color-accent);
      }
    }
  }
`;
