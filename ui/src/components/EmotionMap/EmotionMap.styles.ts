import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';

export const Map = styled.figure`
  max-width: 52rem;
  margin-bottom: var(--space-7);
`;

export const Floor = styled.div`
  position: relative;
  /* The map is not mirrored in right-to-left pages. */
  direction: ltr;
  aspect-ratio: 640 / 420;
  margin-block: var(--space-5);

  ${room.small} {
    aspect-ratio: 1 / 1.1;
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke-linecap: round;

  & [data-axis] {
    stroke: var(--color-rule);
  }

  & ellipse {
    stroke: var(--color-edge);
    stroke-dasharray: 1 6;
  }

  & [data-walk] {
    stroke: var(--color-accent);
    stroke-width: 2.25;
  }

  /* The dot of the visitor's text: a line without length has round ends. */
  & [data-middle] {
    stroke: var(--color-accent);
    stroke-width: 0.7rem;
  }

  & * {
    vector-effect: non-scaling-stroke;
  }

  ${media.motion} {
    & [data-walk] {
      transition: d var(--motion-long) var(--motion-walk);
    }
  }
`;

export const Axis = styled.span`
  position: absolute;
  padding: var(--space-1);
  color: var(--color-ink-3);
  font: italic 400 var(--text-note) / 1.2 var(--font-serif);

  &[data-end='left'] {
    top: 50%;
    inset-inline-start: 0;
  }

  &[data-end='right'] {
    top: 50%;
    inset-inline-end: 0;
  }

  &[data-above] {
    top: auto;
    bottom: 50%;
  }

  /* Outside the map, so that no word covers it. */
  &[data-end='top'] {
    bottom: 100%;
    left: 50%;
  }

  &[data-end='bottom'] {
    top: 100%;
    left: 50%;
  }
`;

export const Asked = styled.span`
  position: absolute;
  top: calc(50% + 0.6rem);
  left: 50%;
  width: max-content;
  max-width: min(11rem, 34%);
  padding-inline: var(--space-1);
  overflow-wrap: anywhere;
  background: var(--color-paper);
  font: 560 var(--text-ui) / 1.25 var(--font-serif);
  text-align: center;
  text-wrap: balance;
  transform: translateX(-50%);

  /* On the side that the path does not use. */
  &[data-above] {
    top: auto;
    bottom: calc(50% + 0.6rem);
  }
`;
