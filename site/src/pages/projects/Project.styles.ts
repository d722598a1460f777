import styled from 'styled-components';
import { owner } from '../../data/owner';

export const Stage = styled.div`
  margin: var(--space-6) 0 var(--space-7);

  & > figure:not(:has(iframe)) {
    max-width: var(--layout-measure);
  }

  & > a {
    margin-top: var(--space-4);
  }

  /* The button prints addresses of other sites by itself. */
  @media print {
    & > a[href^='/']::after {
      content: '${owner.address}' attr(href);
      margin-inline-start: var(--space-2);
      font-weight: 400;
    }
  }
`;
