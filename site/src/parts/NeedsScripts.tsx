import styled from 'styled-components';

/** Note for visitors without scripts, above something that needs them. */
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
