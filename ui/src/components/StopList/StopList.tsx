import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface StopListItem {
  /** What the place is called. */
  label: string;
  /** The name that is used there. */
  handle: string;
  /** The full address; opens in a new tab. */
  href: string;
  /** Its mark as SVG markup; drawn in ink, whatever its own colour. */
  logo: string;
}

export interface StopListProps {
  /** Names the list for screen readers. */
  label: string;
  items: readonly StopListItem[];
}

/** Places elsewhere as stops on one line, each with its mark in ink. */
export const StopList = ({ label, items }: StopListProps) => (
  <List role="list" aria-label={label}>
    {items.map((item) => (
      <li key={item.href}>
        <a href={item.href} target="_blank" rel="me noopener">
          <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: item.logo }} />
          <b>{item.label}</b>
          <em>{item.handle}</em>
          <Icon name="external" size="small" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </a>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  max-width: 34rem;
  margin-top: var(--space-7);

  & li {
    position: relative;
    padding-left: 2rem;
  }

  & li::before {
    content: '';
    position: absolute;
    left: 0.375rem;
    top: 0;
    bottom: 0;
    border-left: var(--line-line) solid var(--color-accent);
  }

  & li:first-child::before {
    top: 50%;
  }

  & li:last-child::before {
    bottom: 50%;
  }

  & li::after {
    content: '';
    position: absolute;
    left: 0;
    top: calc(50% - 0.4rem);
    width: 0.8rem;
    height: 0.8rem;
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-accent);
    border-radius: var(--radius-full);
    transition: background var(--motion-short);
  }

  & li:hover::after {
    background: var(--color-accent);
  }

  & a {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.875rem;
    min-height: 4rem;
    padding: 0.5rem 0;
    border-bottom: var(--line-hair) solid var(--color-rule);
    text-decoration: none;
  }

  & li:first-child a {
    border-top: var(--line-hair) solid var(--color-rule);
  }

  & span > svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: currentColor;
  }

  & b {
    font: 500 1.375rem/1.2 var(--font-serif);
  }

  & a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  & em {
    color: var(--color-ink-2);
    font: italic 400 1.0625rem/1.3 var(--font-serif);
    overflow-wrap: anywhere;
  }

  & a > svg {
    margin-left: auto;
    color: var(--color-accent);
  }
`;
