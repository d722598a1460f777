import { ButtonLink, PageHeading, Prose } from '@line-of-dance/ui';
import styled from 'styled-components';
import type { Frontmatter } from '../../data/frontmatter';
import { isExample } from '../../data/owner';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';

/** Page about a book, podcast or website that the owner recommends. */
const Bookmark = ({ frontmatter, meta, children }: PageProps<Frontmatter<'bookmark'>>) => {
  const { name, url, kind, by, year, lead, drawing } = frontmatter;
  return (
    <Page meta={meta}>
      <Heading
        title={name}
        lead={lead}
        kicker={[kind, by, year].filter(Boolean).join(', ')}
        drawing={<Illustration drawing={drawing} />}
        action={
          !isExample(url) && (
            <ButtonLink href={url} kind="quiet" external>
              Visit Page
            </ButtonLink>
          )
        }
      />
      <Text data-column>{children}</Text>
    </Page>
  );
};

const Heading = styled(PageHeading)`
  margin-bottom: var(--space-5);
`;

const Text = styled(Prose)`
  margin-top: var(--space-6);
`;

export default Bookmark;
