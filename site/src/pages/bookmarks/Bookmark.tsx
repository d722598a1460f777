import { ButtonLink, PageHeading, Prose } from '@line-of-dance/ui';
import { besideNotes, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import type { Frontmatter } from '../../data/frontmatter';
import { isExample } from '../../data/owner';
import { Illustration } from '../../parts/Illustration';
import { Page, type PageProps } from '../Page';

/** Page of a recommendation. */
const Bookmark = ({ frontmatter, meta, children }: PageProps<Frontmatter<'bookmark'>>) => {
  const { name, url, kind, by, year, lead, drawing } = frontmatter;
  return (
    <Page meta={meta}>
      <Facts>
        <PageHeading title={name} lead={lead} kicker={[kind, by, year].filter(Boolean).join(', ')} />
        <Mark>
          <Illustration drawing={drawing} />
        </Mark>
      </Facts>
      {!isExample(url) && (
        <ButtonLink href={url} kind="quiet" external>
          Visit Page
        </ButtonLink>
      )}
      <Text data-column>{children}</Text>
    </Page>
  );
};

/** Name and drawing, side by side in a wide window. */
const Facts = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-6);
  max-width: var(--layout-measure);
  margin-bottom: var(--space-5);

  /* As wide as a text that leaves room for side-notes. */
  ${room.notes} {
    &:has(~ * > aside) {
      max-width: ${besideNotes};
    }
  }

  & > header {
    min-width: 0;
    max-width: 100%;
    margin: 0;
  }

  @media print {
    && {
      max-width: none;
      margin-inline-start: calc(-1 * var(--layout-margin));
    }
  }

  ${room.small} {
    flex-direction: column-reverse;
    gap: var(--space-4);
  }
`;

const Mark = styled.div`
  flex: none;
  width: 7.5rem;

  & figure {
    margin: 0;
  }

  ${room.small} {
    width: 5rem;
  }
`;

const Text = styled(Prose)`
  margin-top: var(--space-6);
`;

export default Bookmark;
