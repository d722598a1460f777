import { caption } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** A photograph in a text. The build makes one from each Markdown picture that is a paragraph of its own. */
export const Photograph = styled.figure`
  margin-top: var(--space-7);

  & figcaption {
    margin-top: var(--space-4);
    ${caption}
  }
`;
