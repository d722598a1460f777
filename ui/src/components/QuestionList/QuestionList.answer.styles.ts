import { styled } from 'styled-components';

export const NoAnswer = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-2);
  color: var(--color-ink-3);
  font: italic 400 var(--text-item) / 1.4 var(--font-serif);

  &::before {
    content: '';
    width: 2rem;
    border-top: 2px dotted var(--color-edge);
  }
`;
