import { keyframes, styled } from 'styled-components';
import { caption } from '../../theme/textStyles';
import { media, room } from '../../theme/tokens';
import { paperWidth } from './sizesOnPaper';

const grow = keyframes`
  from { scale: 0; stroke-width: 0; }
`;

export const appear = keyframes`
  from { opacity: 0; }
`;

export const Map = styled.figure`
  display: flow-root;
`;

export const Floor = styled.div`
  position: relative;
  /* A map is not mirrored. */
  direction: ltr;
  aspect-ratio: 640 / 420;
  margin-block: var(--space-6) var(--space-5);
  /* For the labels beside it. */
  margin-inline: var(--space-3);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 38% / 44%;
    background: var(--color-floor);
  }

  ${room.small} {
    aspect-ratio: 1 / 1.45;
    max-height: 34rem;
    margin-inline: var(--space-4-5);
  }

  /* Room for the whole labels, because a sheet is cut at its text. Their grounds are printed, as lanes and axes are. */
  @media print {
    print-color-adjust: exact;
    width: ${paperWidth}px;
    aspect-ratio: 640 / 420;
    max-height: none;
    margin: var(--space-5) var(--space-5) calc(var(--space-5) + var(--space-4));
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  fill: none;
  stroke-linecap: round;

  & [data-axis] {
    stroke: var(--color-edge);
    stroke-opacity: 0.6;
  }

  /* As on the floor of Home. */
  & [data-lanes] {
    stroke: var(--color-edge);
    stroke-width: 2;
    stroke-dasharray: 0 9;
  }

  & [data-walk] {
    stroke: var(--color-accent);
    stroke-width: 2.25;
  }

  /* What was typed: a line without length, round at its ends. */
  & [data-middle] {
    stroke: var(--color-accent);
    stroke-width: 0.7rem;
  }

  & * {
    vector-effect: non-scaling-stroke;
  }

  /* An answer arrives in steps: what was typed, the line to the nearest word, the words. */
  ${media.motion} {
    & [data-walk] {
      transition: d var(--motion-long) var(--motion-walk);
      animation: ${grow} var(--motion-short) 120ms var(--motion-walk) backwards;
    }

    & [data-walk] + [data-middle] {
      animation: ${grow} var(--motion-quick) var(--motion-out);
    }
  }
`;

export const Caption = styled.figcaption`
  margin-top: var(--space-6-5);
  ${caption}
`;

export const Asked = styled.span`
  position: absolute;
  top: calc(50% + 0.45rem);
  left: 50%;
  width: max-content;
  max-width: min(11rem, 34%);
  padding-inline: var(--space-1);
  overflow-wrap: anywhere;
  background: var(--color-floor);
  font: 560 var(--text-ui) / 1.25 var(--font-serif);
  text-align: center;
  text-wrap: balance;
  transform: translateX(-50%);

  /* On the side that the walk does not take. */
  &[data-above] {
    top: auto;
    bottom: calc(50% + 0.45rem);
  }

  ${room.small} {
    font-size: var(--text-small);
  }

  ${media.motion} {
    &:not(:empty) {
      animation: ${appear} var(--motion-quick);
    }
  }
`;
