import { Link } from '@line-of-dance/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { NavigationItem } from '../content/schema';

export interface MentionedInProps {
  /** The texts that link to this one. */
  items: readonly NavigationItem[];
}

const separatorAfter = (index: number, count: number) => {
  if (index === count - 1) return '.';
  return index === count - 2 ? ' and ' : ', ';
};

/** Backlinks: the other texts that link to this one. */
export const MentionedIn = ({ items }: MentionedInProps) =>
  items.length === 0 ? null : (
    <Line data-mentioned-in="">
      Mentioned in{' '}
      {items.map(({ label, route }, index) => (
        <Fragment key={route}>
          <Link href={route}>{label}</Link>
          {separatorAfter(index, items.length)}
        </Fragment>
      ))}
    </Line>
  );

const Line = styled.p`
  && {
    margin-top: var(--space-7);
  }

  padding-top: var(--space-4);
  border-top: var(--line-hair) solid var(--color-rule);
  color: var(--color-ink-3);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
`;
