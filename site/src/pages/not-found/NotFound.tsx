import { Failure } from '../../shell/ErrorScreen';
import { PageMeta } from '../../shell/PageMeta';

/** What an unknown address shows: the router's fallback screen. */
export const NotFound = () => (
  <>
    <PageMeta
      title="404 Not Found"
      description="There is no page at this address. The menu leads to those that exist."
      path="/404"
    />
    <Failure message="404 Not Found" />
  </>
);
