import { Page, type PageProps } from '../Page';
import { Failure } from './Failure';

/** What an unknown address shows: the router's fallback screen. */
const NotFound = ({ frontmatter, meta }: PageProps) => (
  <Page meta={meta}>
    <Failure message={frontmatter.title} />
  </Page>
);

export default NotFound;
