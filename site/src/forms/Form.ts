import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** Fields, one below the other. The button is as wide as its words, and on a phone as the form. */
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
