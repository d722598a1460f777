import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

export const Kin = styled.div`
  max-width: var(--layout-measure);
  margin: var(--space-6) 0 var(--space-7);
  color: var(--color-ink-2);
  font: 400 var(--text-ui) / 1.6 var(--font-sans);
`;

export const Entries = styled.div`
  /* Five words fit on a sheet. */
  @media print {
    && {
      row-gap: var(--space-4);
    }

    & > article {
      padding-top: var(--space-2);
    }

    & > article > [data-part='context'] {
      margin-top: var(--space-2);
      padding-top: var(--space-2);
    }
  }

  & > article {
    scroll-margin-top: var(--space-8);
  }

  & > article[aria-current] {
    border-color: var(--color-accent);
  }

  & > article[aria-current] h2 {
    color: var(--color-accent);
  }
`;

export const More = styled.div`
  margin-top: var(--space-4);
  color: var(--color-ink-2);
  font: 400 var(--text-small) / 1.6 var(--font-sans);

  @media print {
    margin-top: var(--space-2);
    line-height: 1.5;
  }

  & b {
    color: var(--color-ink);
    font-weight: 600;
  }

  /* Rows of 44 px for fingers. */
  ${media.touch} {
    & p {
      line-height: 2.75rem;
    }

    & p a {
      padding-block: 0.85rem;
    }
  }
`;
