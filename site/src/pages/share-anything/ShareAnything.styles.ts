import { media } from '@line-of-dance/ui/theme';
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

  ${media.mobile} {
    & > button {
      justify-self: stretch;
    }
  }
`;
