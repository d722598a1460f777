import styled from 'styled-components';

/** The container of a page's own content, above the footer. */
export const Page = styled.article`
  margin-bottom: 5rem;

  & > header:not([data-ruled]) + div {
    margin-top: var(--space-6);
  }
`;
