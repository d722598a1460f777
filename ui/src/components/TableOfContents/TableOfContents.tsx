import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media, notesWidth, room } from '../../theme/tokens';
import { currentStop, stopOnLine } from '../SubMenu/SubMenu.stops';
import { useCurrentSection } from './useCurrentSection';

export interface TableOfContentsItem {
  /** Id of the section. */
  id: string;
  /** Text of the section's heading. */
  label: string;
}

export interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Sections in order. */
  items: readonly TableOfContentsItem[];
  /** Visible heading and accessible name. */
  title?: string;
}

/**
 * Links to the sections of a long page, as dots on a line. The dot of the section that is being read is filled. In a
 * wide `Prose` they stay in view beside the text.
 */
export const TableOfContents = ({ items, title = 'On this page', ...rest }: TableOfContentsProps) => {
  const current = useCurrentSection(items);
  return (
    <Nav aria-label={title} {...rest}>
      <b aria-hidden="true">{title}</b>
      <ol role="list">
        {items.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
};

const Nav = styled.nav`
  margin-top: var(--space-6);
  padding: var(--space-4) 0;
  border-block: var(--line-hair) solid var(--color-rule);

  & b {
    display: block;
    margin-bottom: var(--space-1-5);
    color: var(--color-ink-2);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
  }

  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    position: relative;
    margin: 0;
    padding-inline-start: var(--space-5);

    ${stopOnLine}
  }

  & li:first-child::before {
    top: 1.05rem;
  }

  & li:last-child::before {
    bottom: calc(100% - 1.05rem);
  }

  & li::after {
    top: 0.85rem;
    background: var(--color-paper);
    border-color: var(--color-accent);
  }

  & li:has([aria-current])::after {
    ${currentStop}
  }

  & li:hover::after {
    transform: scale(1.25);
  }

  & a {
    display: block;
    padding: var(--space-1-5) 0;
    color: var(--color-ink);
    font: 400 var(--text-ui) / 1.32 var(--font-sans);
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & a[aria-current] {
    color: var(--color-accent);
  }

  ${media.mobile} {
    & a {
      padding: var(--space-3) 0;
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

  /* In the column of side-notes, if the text has none. Spans all rows, to stay in view until the end of the text. */
  ${room.full} {
    &:not(:has(~ aside)) {
      position: sticky;
      top: var(--space-6);
      grid-row: 1 / span 99;
      grid-column: 2;
      width: ${notesWidth};
      margin-top: 0;
      margin-inline-start: var(--space-7);
    }
  }
`;
