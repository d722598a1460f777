import { css } from 'styled-components';

/** Smaller letters and glyph, for narrow columns. */
export const small = css`
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

  /* Smaller in a narrow window, so that lines keep 42 letters. */
  &:has(h3) [data-part] {
    font-size: clamp(var(--text-note), 2.36cqi, var(--text-ui));
  }
`;

/** Small, so that a sheet has as many entries as one of a dictionary. */
export const printed = css`
  @media print {
    && {
      padding-top: var(--space-2);
    }

    ${small}

    && [data-part='meaning'] {
      font-size: var(--text-body);
      line-height: var(--leading-body);
    }

    && [data-part='context'] {
      padding-top: var(--space-2);
      font-size: var(--text-small);
      line-height: 1.3;
    }
  }
`;
