import { css, styled } from 'styled-components';
import { media, notesWidth, room } from '../../theme/tokens';
import { drawingFrame } from '../Drawing/Drawing.styles';

export const Floor = styled.div`
  ${drawingFrame}
  max-width: 20rem;
  margin-top: var(--space-4);
  margin-inline-start: var(--indent);

  & svg {
    width: 100%;
    height: auto;
  }
`;

/** The floor plan is in the left column, so that NextButton in the other corner does not cover it. */
const besideDrawing = css`
  --indent: 0px;

  grid-template-columns: ${notesWidth} minmax(0, var(--layout-measure));
  grid-template-rows: auto 1fr;
  column-gap: var(--space-7);

  & h2 {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  & dl {
    grid-column: 2;
  }
`;

export const Section = styled.section`
  --indent: calc(var(--space-7) + var(--space-2));

  display: grid;
  grid-template-columns: minmax(0, var(--layout-measure));
  column-gap: var(--space-6);
  align-items: start;
  margin-top: var(--space-7);
  padding-top: var(--space-4-5);
  border-top: var(--line-hair) solid var(--color-rule);
  grid-column: 1 / -1;

  & h2 {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-items: baseline;
    margin: 0;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 480;
  }

  & h2 span {
    color: var(--color-accent);
    font: italic 300 var(--text-numeral) / 0.95 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & dl {
    padding-inline-start: var(--indent);
  }

  & dt {
    margin-top: var(--space-4);
    color: var(--color-accent);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
  }

  & dd {
    margin-top: var(--space-0-5);
    font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  }

  /* A text after the last exercise, separated by a line. */
  & + p {
    margin-top: var(--space-7);
    padding-top: var(--space-4-5);
    border-top: var(--line-hair) solid var(--color-rule);
  }

  ${room.beside} {
    ${besideDrawing}
  }

  @media print {
    margin-block-start: var(--space-3);
    padding-block-start: var(--space-3);
    break-inside: avoid;
    margin-inline-start: calc(-1 * var(--layout-margin));

    /* A label is on the first line of its text. */
    & :is(dt, dd) {
      display: inline;
    }

    & dt {
      margin-inline-end: 0.5em;
    }

    & dt::before {
      content: '';
      display: block;
      margin-top: var(--space-1);
    }
  }

  ${media.mobile} {
    --indent: 0px;

    & > ${Floor} {
      max-width: none;
    }

    & h2 {
      grid-template-columns: 3.125rem minmax(0, 1fr);
    }

    & h2 span {
      font-size: var(--text-figure);
    }
  }

  ${media.sheet} {
    ${besideDrawing}
  }

  ${room.single} {
    & h2 {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--space-2);
    }
  }
`;
