import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  padding-top: 0.8rem;
  border-top: var(--line-bold) solid var(--color-ink);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
  }
`;

export const Count = styled.span`
  color: var(--color-ink-3);
`;

export const Empty = styled.p`
  padding: 1.5rem 0;
  color: var(--color-ink-3);
  font: italic 400 1.0625rem/1.4 var(--font-serif);
`;

export const Entry = styled.article`
  padding: 1.5rem 0 1.6rem;
  border-bottom: var(--line-hair) solid var(--color-rule);
  overflow-wrap: anywhere;

  & h3 {
    max-width: 34rem;
    margin-top: 0.2rem;
    font-size: 1.375rem;
    line-height: 1.28;
    font-weight: 520;
    white-space: pre-line;
  }

  &:target h3 {
    color: var(--color-accent);
  }
`;

export const Who = styled.p`
  color: var(--color-ink-3);
  font: italic 400 1rem/1.3 var(--font-serif);
`;

export const AnswerText = styled.p`
  max-width: 35rem;
  margin-top: 0.7rem;
  padding-left: 1.25rem;
  border-left: var(--line-line) solid var(--color-accent);
  font: 400 1.125rem/1.54 var(--font-serif);
  white-space: pre-line;
`;

export const NoAnswer = styled.p`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  margin-top: 0.55rem;
  color: var(--color-ink-3);
  font: italic 400 1.0625rem/1.4 var(--font-serif);

  &::before {
    content: '';
    width: 2rem;
    border-top: 2px dotted var(--color-edge);
  }
`;

export const Editor = styled.form`
  display: grid;
  gap: 0.75rem;
  max-width: 35rem;
  margin-top: 0.9rem;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;
`;
