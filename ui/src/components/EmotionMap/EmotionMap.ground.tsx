import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { lanes } from './EmotionMap.layout';
import { Lines } from './EmotionMap.styles';

/** The lanes of a dance floor, and the axes with what they mean. */
export const Ground = () => (
  <>
    <Lines viewBox="-320 -210 640 420" preserveAspectRatio="none" aria-hidden="true">
      <path data-lanes="" d={lanes} />
      <path data-axis="" d="M-300 0H300M0 -195V195" />
    </Lines>
    <Axis data-end="top">more stirred</Axis>
    <Axis data-end="left">less pleasant</Axis>
    <Axis data-end="bottom">calmer</Axis>
    <Axis data-end="right">more pleasant</Axis>
  </>
);

const Axis = styled.span`
  position: absolute;
  padding: var(--space-1);
  color: var(--color-ink-2);
  font: italic 400 var(--text-note) / 1.2 var(--font-serif);

  /* At the ends of the axes: above and below the floor, and above the axis across, inside its edge. A lane pauses there. */
  &:is([data-end='top'], [data-end='bottom']) {
    left: 50%;
    translate: -50%;
  }

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

  /* Along the edge of a narrow map, clockwise: nothing else has room there. */
  @media screen {
    ${room.small} {
      &:is([data-end='left'], [data-end='right']) {
        width: max-content;
        padding: 0 1.6cqw;
        translate: 0 50%;
        writing-mode: vertical-rl;
      }

      &[data-end='left'] {
        rotate: 180deg;
      }
    }
  }
`;
