import { Link } from '@line-of-dance/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { itemOf } from '../data/navigation';

const separatorAfter = (index: number, count: number) => {
  if (index === count - 1) return '.';
  return index === count - 2 ? ' and ' : ', ';
};

export const MentionedIn = ({ routes }: { routes: readonly string[] }) =>
  routes.length === 0 ? null : (
    <Backlinks data-unprinted="">
      Mentioned in{' '}
      {routes.map((route, index) => (
        <Fragment key={route}>
          <Link href={route}>{itemOf(route)?.label}</Link>
          {separatorAfter(index, routes.length)}
        </Fragment>
      ))}
    </Backlinks>
  );

const Backlinks = styled.p`
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: var(--line-hair) solid var(--color-rule);
  color: var(--color-ink-3);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
`;
