import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Folding, unfolded } from './Folding.styles';

/**
 * Languages whose names begin with the same letter. Their words are hidden until the visitor opens the element, except
 * without scripts and on paper.
 */
export const Languages = styled(Folding)`
  ${unfolded('@media print, (scripting: none)')}
  border-bottom: var(--line-hair) solid var(--color-rule);

  &:first-of-type {
    margin-top: var(--space-3);
  }

  & > summary {
    align-items: baseline;
    gap: var(--space-4);
    padding-block: var(--space-3);
    font: 400 var(--text-ui) / 1.5 var(--font-sans);
  }

  & > summary > b {
    flex: none;
    width: 1.2em;
    color: var(--color-accent);
    font: italic 300 var(--text-h2) / 1 var(--font-serif);
  }

  & > summary > span {
    max-width: 52rem;

    /* On a phone, the summary has one line of languages. All of them are below it when it is open. */
    ${media.mobile} {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
    }
  }

  & > summary:hover {
    color: var(--color-ink);
  }

  & > summary::after {
    align-self: center;
    margin-inline-start: auto;
  }

  & > div {
    columns: 4 14rem;
    column-gap: var(--space-6);
    margin-block: var(--space-3);
  }

  /* The letter, where the summary is hidden. */
  & > div::before {
    content: attr(data-letter) / '';
    display: block;
    column-span: all;
    margin-bottom: var(--space-3);
    color: var(--color-accent);
    font: italic 300 var(--text-numeral) / 1 var(--font-serif);
    break-after: avoid;

    @media screen and (scripting: enabled) {
      display: none;
    }
  }

  & section {
    break-inside: avoid;
    margin-bottom: var(--space-4);
    scroll-margin-top: var(--space-6);
  }

  & h3 {
    font: italic 450 var(--text-ui) / 1.4 var(--font-serif);
    color: var(--color-accent);
  }

  & p {
    line-height: 1.7;
  }

  /* Pale underlines, because those of a thousand links would look like a grid. */
  & p a:not(:hover, :focus-visible) {
    text-decoration-color: var(--color-rule);
  }

  @media print {
    border: 0;

    & > div {
      columns: auto;
      margin-top: var(--space-5);
    }

    & > div::before {
      column-span: none;
    }

    & section {
      margin-bottom: var(--space-2);
    }

    & p {
      line-height: 1.42;
    }
  }
`;
