import { caption } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** A photograph of the owner's, made by the build from a picture on a line of its own. */
export const Photograph = styled.figure`
  margin-top: var(--space-7);

  & figcaption {
    margin-top: var(--space-4);
    ${caption}
  }
`;
