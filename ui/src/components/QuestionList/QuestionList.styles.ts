import { styled } from 'styled-components';
import { notesWidth, room } from '../../theme/tokens';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding-top: var(--space-3);
  border-top: var(--line-bold) solid var(--color-ink);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
  }
`;

export const Count = styled.span`
  color: var(--color-ink-3);
  font-variant-numeric: lining-nums;
`;

export const Loading = styled(Count)`
  /* Hidden without scripts, because it would never disappear. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Retry = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin: var(--space-4-5) 0 var(--space-5);

  & > p {
    justify-self: stretch;
  }
`;

export const More = styled.div`
  margin-top: var(--space-5);
`;

export const Empty = styled.p`
  padding: var(--space-5) 0;
  color: var(--color-ink-3);
  font: italic 400 var(--text-item) / 1.4 var(--font-serif);
`;

export const Entry = styled.article`
  padding: var(--space-5) 0 var(--space-5);
  border-bottom: var(--line-hair) solid var(--color-rule);
  overflow-wrap: anywhere;

  & h3 {
    max-width: 34rem;
    margin-top: var(--space-1);
    font-size: var(--text-h3);
    line-height: 1.28;
    font-weight: 520;
    white-space: pre-line;
  }

  & h3:not([data-length='short']) {
    font-size: var(--text-read);
    line-height: var(--leading-body);
    font-weight: 450;
    text-wrap: pretty;
  }

  @media screen and (scripting: enabled) {
    & h3[data-length='tall']:not([data-open]) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 12;
      overflow: hidden;
    }
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }

  &[aria-current] h3,
  &:target h3 {
    color: var(--color-accent);
  }

  /* In print the visitor's name is in the margin, where other texts have their side-notes. */
  @media print {
    padding-block: var(--space-3);

    &:has(> p:last-child),
    & > h3[data-length='short'] {
      break-inside: avoid;
    }

    ${room.beside} {
      padding-inline-start: calc(${notesWidth} + var(--space-7));

      & > p:first-child {
        float: inline-start;
        display: block;
        width: ${notesWidth};
        margin-inline-start: calc(-1 * (${notesWidth} + var(--space-7)));
      }

      & > h3 {
        margin-top: 0;
      }
    }
  }
`;

export const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  color: var(--color-ink-3);
  font: italic 400 var(--text-ui) / 1.3 var(--font-serif);
  break-after: avoid;

  & a {
    position: relative;
    padding-block: var(--space-1-5);
    color: inherit;
    font: 400 var(--text-small) / 1.2 var(--font-sans);
    text-underline-offset: 0.25em;
  }

  /* A larger area to press on touch screens, without a change of the layout. */
  & a::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-2));
  }

  & a:hover {
    color: var(--color-ink);
  }
`;
