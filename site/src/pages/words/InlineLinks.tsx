import { Link } from '@line-of-dance/ui';
import { Fragment } from 'react';
import type { WordLink } from '../../data/words';

/** Links to words or families, separated by commas. */
export const InlineLinks = ({ links }: { links: readonly WordLink[] }) =>
  links.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <Link href={href}>
        <bdi>{name}</bdi>
      </Link>
    </Fragment>
  ));
