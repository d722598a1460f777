import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Folding, unfolded } from './Folding.styles';

/** The languages of one letter, which a phone folds. */
export const Languages = styled(Folding)`
  ${unfolded(`${media.mediumUp}, print`)}

  & > div {
    columns: 4 14rem;
    column-gap: var(--space-6);
    margin-top: var(--space-5);
  }

  /* The links above have the letters for screen readers. */
  & > div::before {
    content: attr(data-letter) / '';
    display: block;
    column-span: all;
    margin-bottom: var(--space-3);
    padding-top: var(--space-4);
    border-top: var(--line-hair) solid var(--color-rule);
    color: var(--color-accent);
    font: italic 300 var(--text-numeral) / 1 var(--font-serif);
    break-after: avoid;

    @media screen {
      ${media.mobile} {
        display: none;
      }
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

  /* A thousand links would be a grid of lines. */
  & p a:not(:hover, :focus-visible) {
    text-decoration-color: var(--color-rule);
  }

  ${media.mobile} {
    border-bottom: var(--line-hair) solid var(--color-rule);

    &:first-of-type {
      margin-top: var(--space-3);
    }

    & > summary > b {
      min-width: 1.2em;
      color: var(--color-accent);
      font: italic 300 var(--text-h2) / 1 var(--font-serif);
    }

    & > div {
      margin-top: var(--space-3);
    }
  }

  /* A letter above both columns could be separated from its languages. */
  @media print {
    border: 0;

    & > div {
      columns: 3;
      column-gap: var(--space-5);
      margin-top: var(--space-5);
      padding-top: var(--space-4);
      border-top: var(--line-hair) solid var(--color-rule);
    }

    & > div::before {
      column-span: none;
      padding: 0;
      border: 0;
    }

    & section {
      margin-bottom: var(--space-3);
    }

    & p {
      line-height: 1.5;
    }
  }
`;
