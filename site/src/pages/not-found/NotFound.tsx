import { Page, type PageProps } from '../Page';
import { Failure } from './Failure';

const NotFound = ({ frontmatter, meta }: PageProps) => (
  <Page meta={meta}>
    <Failure message={frontmatter.title} hint={frontmatter.description} />
  </Page>
);

export default NotFound;
