import { styled } from 'styled-components';

export interface SkipLinkProps {
  /** The id of the main content. */
  target: string;
}

/** The first stop of the Tab key: jumps over the menus. Visible only while it has the focus. */
export const SkipLink = ({ target }: SkipLinkProps) => <Skip href={`#${target}`}>Skip to content</Skip>;

const Skip = styled.a`
  position: fixed;
  top: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: var(--layer-dialog);
  padding: 0.75rem 1.25rem;
  background: var(--color-solid);
  color: var(--color-on-solid);
  font-weight: 700;
  border-radius: var(--radius-1);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
