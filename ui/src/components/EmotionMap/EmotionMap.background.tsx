import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { lanes } from './EmotionMap.layout';
import { Lines } from './EmotionMap.styles';

/** Background of the map: dotted ellipses like the lanes of a dance floor, and two axes with labels at their ends. */
export const Background = () => (
  <>
    <Lines viewBox="-320 -210 640 420" preserveAspectRatio="none" aria-hidden="true">
      <path data-lanes="" d={lanes} />
      <path data-axis="" d="M-300 0H300M0 -195V195" />
    </Lines>
    <AxisLabel data-end="top">more stirred</AxisLabel>
    <AxisLabel data-end="left">less pleasant</AxisLabel>
    <AxisLabel data-end="bottom">calmer</AxisLabel>
    <AxisLabel data-end="right">more pleasant</AxisLabel>
  </>
);

const AxisLabel = styled.span`
  position: absolute;
  padding: var(--space-1);
  color: var(--color-ink-2);
  font: italic 400 var(--text-note) / 1.2 var(--font-serif);

  /* Labels of the vertical axis are above and below the map. */
  &:is([data-end='top'], [data-end='bottom']) {
    left: 50%;
    translate: -50%;
  }

  /* Labels of the horizontal axis are inside the map, above the axis. Their background covers the outer lane. */
  &:is([data-end='left'], [data-end='right']) {
    width: min-content;
    padding: 0 0 var(--space-1);
    background: var(--color-floor) content-box;

    @media screen {
      ${room.columns} {
        width: max-content;
      }
    }
  }

  &[data-end='top'] {
    bottom: 100%;
  }

  &[data-end='bottom'] {
    top: 100%;
  }

  &[data-end='left'] {
    inset: auto auto 50% 0;
    padding-inline-start: 1.6cqi;
  }

  &[data-end='right'] {
    inset: auto 0 50% auto;
    padding-inline-end: 1.6cqi;
    text-align: end;
  }

  /*
   * On a narrow map these labels are in the lower corners, outside the ellipse, because its words need the space.
   * Arrows show that they name a direction.
   */
  @media screen {
    ${room.small} {
      &:is([data-end='left'], [data-end='right']) {
        bottom: 0;
        padding: 0;
        background: none;
      }

      &:is([data-end='left'], [data-end='right'])::before {
        content: '';
        display: block;
        width: 1.5rem;
        height: 0.5rem;
        margin-bottom: var(--space-1);
        background: currentcolor;
        clip-path: polygon(0 50%, 20% 0, 20% 42%, 100% 42%, 100% 58%, 20% 58%, 20% 100%);
      }

      &[data-end='right']::before {
        margin-inline-start: auto;
        scale: -1 1;
      }
    }
  }
`;
