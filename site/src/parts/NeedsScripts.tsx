import styled from 'styled-components';

/** A note for visitors whose browser runs no scripts: what is below it would do nothing. */
export const NeedsScripts = () => (
  <Warning>This needs JavaScript, and your browser isn’t running any.</Warning>
);

const Warning = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
    margin-bottom: var(--space-4);
    color: var(--color-error);
    font-weight: 600;
  }
`;
