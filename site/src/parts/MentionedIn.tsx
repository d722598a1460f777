import { Link } from '@line-of-dance/ui';
import styled from 'styled-components';
import { itemOf } from '../data/navigation';

export const MentionedIn = ({ routes }: { routes: readonly string[] }) =>
  routes.length === 0 ? null : (
    <Backlinks data-unprinted="">
      Mentioned in{' '}
      {new Intl.ListFormat('en-GB').formatToParts(routes).map(({ type, value }) =>
        type === 'element' ? (
          <Link key={value} href={value}>
            {itemOf(value)?.label}
          </Link>
        ) : (
          value
        ),
      )}
      .
    </Backlinks>
  );

const Backlinks = styled.p`
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: var(--line-hair) solid var(--color-rule);
  color: var(--color-ink-3);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
`;
