import { css } from 'styled-components';

/** Smaller text and a smaller `WordGlyph`, for narrow columns. */
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

  /* Smaller in a narrow window, so that lines have at least 42 letters. */
  &:has(h3) [data-part] {
    font-size: clamp(var(--text-note), 2.36cqi, var(--text-ui));
  }
`;

/** Print style: cards as small as the entries of a dictionary, so that many fit on a page. */
export const printed = css`
  @media print {
    && {
      padding-top: var(--space-1-5);
    }

    & em {
      margin-top: 0;
    }

    ${small}

    && [data-part] {
      margin-top: var(--space-1);
      font-size: var(--text-ui);
      line-height: 1.3;
    }

    && [data-part='context'] {
      padding-top: 0;
      border: 0;
      color: var(--color-ink);
      font-size: var(--text-note);
    }
  }
`;
