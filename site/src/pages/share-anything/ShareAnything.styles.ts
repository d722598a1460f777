import styled from 'styled-components';

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: 1.15rem;
  max-width: 30rem;
  margin: 2.75rem 0 var(--space-7);

  & > button {
    justify-self: start;
  }

  @media (max-width: 767.98px) {
    & > button {
      justify-self: stretch;
    }
  }
`;
