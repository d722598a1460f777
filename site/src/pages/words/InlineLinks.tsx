import { Link } from '@line-of-dance/ui';
import { Fragment } from 'react';
import type { WordLink } from '../../data/words';

/** Words or families one after another, with commas between them. */
export const InlineLinks = ({ links }: { links: readonly WordLink[] }) =>
  links.map(({ name, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <Link href={href}>
        <bdi>{name}</bdi>
      </Link>
    </Fragment>
  ));
