import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { drawingFrame } from '../Drawing/Drawing.styles';

export const Picture = styled.div`
  ${drawingFrame}

  & svg {
    width: 100%;
    height: auto;
  }
`;

export const Piece = styled.section`
  display: grid;
  grid-template-columns: minmax(0, var(--layout-measure));
  gap: var(--space-4-5);
  margin-top: var(--space-8);
  padding-top: var(--space-4-5);
  border-top: var(--line-line) solid var(--color-ink);
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  grid-column: 1 / -1;

  & h2 {
    margin: 0;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 480;
  }

  & p + p {
    margin-top: 0.85em;
  }

  & a[data-kind] {
    margin-top: var(--space-2);
  }

  & > ${Picture} {
    width: 100cqi;
  }

  @media screen {
    ${room.columns} {
      grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
      gap: var(--space-3) var(--space-6-5);

      /* Stays in view while the text scrolls. */
      & > ${Picture} {
        grid-area: 1 / 2 / span 2;
        position: sticky;
        top: var(--space-6);
        width: auto;
        align-self: start;
      }
    }

    /* A text below the last piece of work. */
    & + p {
      grid-column: 1 / -1;
      margin-top: var(--space-8);
      padding-block-start: var(--space-4-5);
      padding-inline-end: max(0px, 100% - var(--layout-measure));
      border-top: var(--line-line) solid var(--color-ink);
    }
  }

  /* Title and picture are in the left margin. The page gets the same margin, so that its other text is beside them. */
  @media print {
    :root article:has(&) {
      --layout-margin: 26rem;
    }

    display: block;
    margin: var(--space-5) 0 0 calc(-1 * var(--layout-margin));
    padding: var(--space-3) 0 0 var(--layout-margin);
    break-inside: avoid;

    & > :not(div:last-child) {
      float: inline-start;
      clear: inline-start;
      width: calc(var(--layout-margin) - var(--space-7));
      margin: 0 0 var(--space-3) calc(-1 * var(--layout-margin));
    }

    &::after {
      content: '';
      display: block;
      clear: both;
    }

    & + :not(section) {
      padding-top: var(--space-4);
    }
  }
`;
