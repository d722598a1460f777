import styled from 'styled-components';

/** The languages of one letter. */
export const Languages = styled.div`
  columns: 2 20rem;
  column-gap: var(--space-7);
  margin-top: var(--space-5);

  /* The links above have the letters for screen readers. */
  &::before {
    content: attr(data-letter) / '';
    display: block;
    column-span: all;
    margin-bottom: var(--space-3);
    padding-top: var(--space-4);
    border-top: var(--line-hair) solid var(--color-rule);
    color: var(--color-accent);
    font: italic 300 var(--text-numeral) / 1 var(--font-serif);
    break-after: avoid;
  }

  /* A letter above both columns could be separated from its languages. */
  @media print {
    border-top: var(--line-hair) solid var(--color-rule);
    padding-top: var(--space-4);

    &::before {
      column-span: none;
      padding: 0;
      border: 0;
    }
  }

  & section {
    break-inside: avoid;
    margin-bottom: var(--space-4);
    scroll-margin-top: calc(var(--space-8) + 2.75rem);
  }

  & h3 {
    font: italic 450 var(--text-ui) / 1.4 var(--font-serif);
    color: var(--color-accent);
  }

  & p {
    line-height: 1.7;
  }
`;
