import styled from 'styled-components';

/** For visitors whose browser runs no scripts: what stands below would do nothing. */
export const NeedsScripts = () => <Line>This needs JavaScript, which your browser does not run here.</Line>;

const Line = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
    margin-bottom: var(--space-4);
    color: var(--color-error);
    font-weight: 600;
  }
`;
