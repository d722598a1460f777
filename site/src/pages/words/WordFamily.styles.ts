import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Folding, unfolded } from './Folding.styles';

export const RelatedFamilies = styled.div`
  max-width: var(--layout-measure);
  margin: var(--space-6) 0 var(--space-7);
  color: var(--color-ink-2);
  font: 400 var(--text-ui) / 1.6 var(--font-sans);

  @media print {
    margin-block: 0 var(--space-4);

    & > p {
      display: inline;
      margin-inline-end: var(--space-4);
    }
  }
`;

export const Entries = styled.div`
  /* If the footer had to be on the same sheet as the list, the first sheet would be empty. The last row leaves room. */
  @media print {
    & > :is(:last-child, :nth-child(odd):nth-last-child(2)) {
      padding-bottom: var(--space-7);
    }

    & ~ footer {
      margin-top: calc(-1 * var(--space-5));
      break-before: auto;
    }
  }

  & > article {
    position: relative;
  }

  & > article,
  & i[id] {
    scroll-margin-top: var(--space-8);
  }

  ${media.mobile} {
    & > article,
    & i[id] {
      scroll-margin-top: var(--space-7);
    }
  }

  & > article[aria-current] {
    border-color: var(--color-accent);
  }

  & > article[aria-current] h2 {
    color: var(--color-accent);
  }
`;

/** Target for the link of a letter in `WordLetters`, at the top of the first word with that letter. */
export const Letter = styled.i`
  position: absolute;
  top: 0;
`;

/** Context and sources of a word. Closed at first, because a page may have a hundred words. */
export const Details = styled(Folding)`
  ${unfolded('@media print')}

  && > [data-part='context'] {
    margin-top: 0;
    padding-inline-end: max(0px, 100% - 28rem);
  }
`;

export const Relations = styled.div`
  margin-top: var(--space-4);
  color: var(--color-ink-2);
  font: 400 var(--text-small) / 1.6 var(--font-sans);

  & b {
    color: var(--color-ink);
    font-weight: 600;
  }

  /* On touch screens, links need more room between them. */
  ${media.touch} {
    line-height: 2;

    & a {
      padding-block: var(--space-1);
    }
  }

  @media print {
    margin-top: var(--space-1);
    line-height: 1.3;

    & > p {
      display: inline;
    }

    & > p::after {
      content: '. ';
    }
  }
`;
