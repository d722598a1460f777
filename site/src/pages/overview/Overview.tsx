import { PageHeading, Prose } from '@line-of-dance/ui';
import styled from 'styled-components';
import type { Frontmatter } from '../../data/frontmatter';
import { itemsOf, sectionOf } from '../../data/navigation';
import { Page, type PageProps } from '../Page';
import { Profiles } from './Profiles';

/** First page of a section. A section without items shows the owner's profiles. */
const Overview = ({ frontmatter, meta, children }: PageProps<Frontmatter<'overview'>>) => {
  const section = sectionOf(meta.path);
  return (
    <Page meta={meta}>
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Text data-column>{children}</Text>
      {section && itemsOf(section).length === 0 && <Profiles />}
    </Page>
  );
};

const curl = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 16' fill='none' stroke='%23000' stroke-width='1.7' stroke-linecap='round'%3E%3Cpath d='M1 13c9 1 15-2 14-8-1-4-6-4-6 0 0 5 6 9 14 8'/%3E%3C/svg%3E")`;

/** Where texts and notes are mixed, a curl marks a text and a circle a note, as in the drawing. */
const Text = styled(Prose)`
  @media (min-width: 100em) {
    & > ul:has(> :nth-child(4)) {
      grid-column: 1 / -1;
      columns: 2 20rem;
      column-gap: var(--space-7);
    }

    & > ul > li {
      break-inside: avoid;
    }
  }

  &:has([data-placeholder]) li:not(:has([data-placeholder]))::before {
    inset-inline-start: -0.15em;
    top: 0.38em;
    width: 1.2em;
    height: 0.8em;
    border-radius: 0;
    mask: ${curl} center / contain no-repeat;
  }

  & li:has([data-placeholder])::before {
    inset-inline-start: 0.2em;
    top: 0.55em;
    width: 0.5em;
    height: 0.5em;
    border: var(--line-line) solid var(--color-accent);
    background: none;
  }
`;

export default Overview;
