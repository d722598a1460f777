import styled from 'styled-components';

/** A note for visitors whose browser runs no scripts: the form below it would do nothing. */
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
