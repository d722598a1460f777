import { css } from 'styled-components';

/** Four rows of entries on a sheet. */
export const printed = css`
  @media print {
    && {
      padding-top: var(--space-2);
    }

    & header > :is(h2, h3) {
      font-size: var(--text-name);
    }

    & header > svg {
      width: 3rem;
      height: 3rem;
    }

    && [data-part] {
      margin-top: var(--space-2);
    }

    && [data-part='context'] {
      padding-top: var(--space-2);
      font-size: var(--text-small);
      line-height: 1.38;
    }
  }
`;
