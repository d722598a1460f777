import styled from 'styled-components';

export const Stage = styled.div`
  margin: var(--space-6) 0 var(--space-7);

  & > a {
    margin-top: 1rem;
  }
`;
