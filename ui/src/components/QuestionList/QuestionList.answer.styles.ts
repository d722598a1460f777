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

/** Marks the owner's answers with a line and the logo, so that a visitor cannot imitate them. */
export const AnswerBlock = styled.div`
  max-width: 35rem;
  margin-top: var(--space-3);
  padding-inline-start: var(--space-4-5);
  border-inline-start: var(--line-line) solid var(--color-accent);

  & > p:last-child {
    font: 400 var(--text-read) / 1.54 var(--font-serif);
    white-space: pre-line;
  }
`;

export const AnswerBy = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  margin-bottom: var(--space-1);
  color: var(--color-accent);
  font: 600 var(--text-small) / 1.4 var(--font-sans);
  break-after: avoid;

  & svg {
    width: 1.5rem;
    height: 1.25rem;
  }

  & time {
    color: var(--color-ink-3);
    font-weight: 400;
  }
`;
