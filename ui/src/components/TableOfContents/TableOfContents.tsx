import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export interface TableOfContentsItem {
  /** The id of the section. */
  id: string;
  /** The words of the section's heading. */
  label: string;
}

export interface TableOfContentsProps {
  /** The sections, in order. */
  items: readonly TableOfContentsItem[];
  /** Stands above the list and names it. */
  title?: string;
}

/** The sections of a long page as stops on one line. */
export const TableOfContents = ({ items, title = 'On this page' }: TableOfContentsProps) => (
  <Line aria-label={title}>
    <b aria-hidden="true">{title}</b>
    <ol role="list">
      {items.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ol>
  </Line>
);

const Line = styled.nav`
  margin-top: var(--space-6);
  padding: 1rem 0;
  border-block: var(--line-hair) solid var(--color-rule);

  & b {
    display: block;
    margin-bottom: 0.35rem;
    color: var(--color-ink-2);
    font: italic 400 1.0625rem/1.3 var(--font-serif);
  }

  && ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  && li {
    position: relative;
    margin: 0;
    padding-inline-start: 1.625rem;
  }

  & li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.4375rem;
    top: 0;
    bottom: 0;
    border-inline-start: var(--line-line) solid var(--color-rule);
  }

  & li:first-child::before {
    top: 1.05rem;
  }

  & li:last-child::before {
    bottom: calc(100% - 1.05rem);
  }

  & li::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: 0.85rem;
    width: 0.4375rem;
    height: 0.4375rem;
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-edge);
    border-radius: var(--radius-full);
    transition: transform var(--motion-short) var(--motion-out);
  }

  & li:hover::after {
    border-color: var(--color-accent);
    transform: scale(1.25);
  }

  && a {
    display: block;
    padding: 0.4rem 0;
    color: var(--color-ink-2);
    font: 400 var(--text-ui) / 1.32 var(--font-sans);
    text-decoration: none;
  }

  && a:hover {
    color: var(--color-ink);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  ${media.mobile} {
    && a {
      padding: 0.7rem 0;
    }

    & li::after {
      top: 1.15rem;
    }

    & li:first-child::before {
      top: 1.35rem;
    }

    & li:last-child::before {
      bottom: calc(100% - 1.35rem);
    }
  }
`;
