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

  /* The text is beside the drawing. The button prints addresses of other sites by itself. */
  @media print {
    margin-block: var(--space-4);

    && > figure {
      float: inline-end;
      width: 15rem;
      margin: 0 0 var(--space-4) var(--space-5);
    }

    & > a[href^='/']::after {
      content: '${owner.address}' attr(href);
      margin-inline-start: var(--space-2);
      font-weight: 400;
    }
  }
`;
