import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 52rem;
  padding-block: var(--space-5);
  border-top: var(--line-bold) solid var(--color-ink);
  border-bottom: var(--line-hair) solid var(--color-rule);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 450;
  }

  & h2:focus {
    outline: none;
  }

  /* Two fields in a row, unless the year is beside the form. */
  @media (min-width: 44rem) and (max-width: 71.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);

    & > :not(div),
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(min-content, 2fr);
  align-items: start;
  gap: var(--space-4);

  /* Large letters in a narrow window. */
  @media (max-width: 19.99em) {
    grid-template-columns: minmax(0, 1fr);
  }

  & input {
    min-width: 0;
    appearance: none;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
