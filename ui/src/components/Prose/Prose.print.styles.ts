import { css } from 'styled-components';

/** Printed as a block, because a heading in a grid may be separated from the text below it. */
export const printed = css`
  @media print {
    display: block;

    :where(&) > * + :is(p, ul, ol) {
      margin-top: 0.8em;
    }

    /* Indented, as in a magazine. */
    &&
      :is(p:where(:not([class], article > *)), aside, p + figure)
      + p:where(:not([class], :has([data-kind]))) {
      margin-top: 0;
      text-indent: 1.4em;
    }
  }
`;
