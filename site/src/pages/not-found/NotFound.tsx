import { Failure } from '../../elements/Failure';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';

export const meta: PageMeta = {
  path: '/404',
  title: '404 Not Found',
  description: 'There is no page at this address. The menu leads to those that exist.',
};

/** What an unknown address shows: the router's fallback screen. */
export const NotFound = () => (
  <>
    <PageHead {...meta} />
    <Failure message="404 Not Found" />
  </>
);
