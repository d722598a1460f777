import { css } from 'styled-components';

/** Print style without a grid. In a grid, a page break could separate a heading from the text below it. */
export const printed = css`
  @media print {
    display: block;

    :where(&) > * + :is(p, ul, ol) {
      margin-top: 0.8em;
    }

    /* A paragraph after another has an indented first line instead of space above, as in a magazine. */
    &&
      :is(p:where(:not([class], article > *)), aside, p + figure)
      + p:where(:not([class], :has([data-kind]))) {
      margin-top: 0;
      text-indent: 1.4em;
    }
  }
`;
