import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** Form with fields below each other. On a phone the button is as wide as the form. */
export const Form = styled.form`
  position: relative;
  display: grid;
  gap: 1.15rem;

  & > button {
    justify-self: start;
  }

  ${media.mobile} {
    & > button {
      justify-self: stretch;
    }
  }
`;
