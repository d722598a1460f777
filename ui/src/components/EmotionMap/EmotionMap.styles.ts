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

/** Font size of the words. It grows with the width of the map. */
export const wordSize = 'clamp(var(--text-ui), 2.5cqi, var(--text-h3))';

export const Map = styled.figure`
  display: flow-root;
`;

export const Floor = styled.div`
  position: relative;
  /* Not mirrored in right-to-left pages: more pleasant is always on the right. */
  direction: ltr;
  /* Low enough that the page's text field and answer above the map fit into the same window. */
  height: min(66cqi, clamp(24rem, 100svh - 30.5rem, 38rem));
  margin-block: var(--space-6) var(--space-5);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: var(--color-floor);
  }

  ${room.small} {
    height: min(150cqi, 34rem);
  }

  /* Margins for labels above and below, which would be cut off. Backgrounds are printed, so that labels hide lines. */
  @media print {
    print-color-adjust: exact;
    width: ${paperWidth}px;
    height: auto;
    aspect-ratio: 640 / 420;
    margin: var(--space-5) 0 calc(var(--space-5) + var(--space-4));
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

  /* Dots like those of the dance floor on the home page. */
  & [data-lanes] {
    stroke: var(--color-edge);
    stroke-width: 2;
    stroke-dasharray: 0 9;
  }

  & :is([data-threads], [data-ties]) {
    stroke: var(--color-ink-3);
  }

  /* The labels have other places on paper. */
  @media print {
    & [data-ties] {
      display: none;
    }
  }

  & [data-walk] {
    stroke: var(--color-accent);
    stroke-width: 2.25;
  }

  & * {
    vector-effect: non-scaling-stroke;
  }

  /* An answer appears in steps: the visitor's text, the lines, the words. */
  ${media.motion} {
    & [data-walk] {
      transition: d var(--motion-long) var(--motion-walk);
    }

    & :is([data-threads], [data-ties], [data-walk]) {
      animation: ${grow} var(--motion-short) 120ms var(--motion-walk) backwards;
    }
  }
`;

export const Caption = styled.figcaption`
  margin-top: var(--space-6-5);
  ${caption}
`;
