import { styled } from 'styled-components';

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

export const AdminBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  margin-top: 0.6rem;
  padding-inline-start: 0.8rem;
  border-inline-start: var(--line-bold) solid var(--color-accent);
  color: var(--color-ink-2);
`;

export const Retry = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.9rem;
  margin: 1.25rem 0 1.5rem;

  & > p {
    justify-self: stretch;
  }
`;
