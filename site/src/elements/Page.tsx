import styled from 'styled-components';

/** The room of a page's own content, above the colophon. */
export const Page = styled.article`
  margin-bottom: 5rem;

  & > header:not([data-ruled]) + div {
    margin-top: var(--space-6);
  }
`;
