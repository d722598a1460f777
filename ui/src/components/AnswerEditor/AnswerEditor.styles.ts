import { styled } from 'styled-components';

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin-top: var(--space-4);
  padding: var(--space-2) var(--space-3);
  border-inline-start: var(--line-bold) solid var(--color-accent);
  color: var(--color-ink-2);
  outline-offset: -2px;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

export const Note = styled.span`
  align-self: center;
  color: var(--color-ink-3);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  max-width: 35rem;
  margin-top: var(--space-4);
`;

/** Shows a newer version of the answer, which was saved in another window while the owner was writing. */
export const Changed = styled.p`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-4);
  border-inline-start: var(--line-bold) solid var(--color-edge);
  color: var(--color-ink-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
