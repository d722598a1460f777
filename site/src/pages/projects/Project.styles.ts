import styled from 'styled-components';

export const Stage = styled.div`
  margin: var(--space-6) 0 var(--space-7);

  & > figure:not(:has(iframe)) {
    max-width: var(--layout-measure);
  }

  & > a {
    margin-top: var(--space-4);
  }
`;
