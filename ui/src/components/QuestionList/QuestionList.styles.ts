import { styled } from 'styled-components';

export const More = styled.div`
  margin-top: 1.5rem;
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

  &[aria-current] h3,
  &:target h3 {
    color: var(--color-accent);
  }
`;

export const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  color: var(--color-ink-3);
  font: italic 400 1rem/1.3 var(--font-serif);

  & a {
    padding-block: 0.35rem;
    color: inherit;
    font: 400 var(--text-small) / 1.2 var(--font-sans);
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }

  & a:hover {
    color: var(--color-ink);
  }
`;

/** Behind the owner's own line and under the site's mark, which no visitor's name can bring along. */
export const AnswerBlock = styled.div`
  max-width: 35rem;
  margin-top: 0.7rem;
  padding-inline-start: 1.25rem;
  border-inline-start: var(--line-line) solid var(--color-accent);

  & > p:last-child {
    font: 400 1.125rem/1.54 var(--font-serif);
    white-space: pre-line;
  }
`;

export const AnswerBy = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: 0.2rem;
  color: var(--color-accent);
  font: 600 var(--text-small) / 1.4 var(--font-sans);

  & svg {
    width: 1.5rem;
    height: 1.25rem;
  }
`;

export const Note = styled.span`
  align-self: center;
  color: var(--color-ink-3);
  font: italic 400 1rem/1.3 var(--font-serif);
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
