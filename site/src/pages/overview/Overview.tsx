import { PageHeading, Prose } from '@line-of-dance/ui';
import { media, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import type { Frontmatter } from '../../data/frontmatter';
import { itemsOf, sectionOf } from '../../data/navigation';
import { Page, type PageProps } from '../Page';
import { Profiles } from './Profiles';

/** First page of a section. If the section has no texts, the page lists the owner's profiles on other sites. */
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

/**
 * Text of an overview. Its list items are marked as in the drawings: links to finished pages by a curl, all others by
 * an open circle.
 */
const Text = styled(Prose)`
  /* Longer lists have two columns, but not on paper, where the column of the text is too narrow. */
  @media screen {
    ${room.columns} {
      & > ul:has(> :nth-child(4)) {
        grid-column: 1 / -1;
        columns: 2;
        column-gap: var(--space-7);
        margin-bottom: -0.4em;

        /* The space is inside the items, because Safari keeps a margin at the top of a column. */
        & > li {
          break-inside: avoid;
          margin: 0;
          padding-bottom: 0.4em;
        }
      }
    }
  }

  /* The lines of the drawing are drawn one after the other. */
  ${media.motion} {
    ${[1, 2, 3, 4, 5, 6].map((n) => `& g:nth-of-type(${n + 1}) { --delay: ${n * 60}ms; --from: 75cqi; }`)}

    /* A line that begins inside the drawing is drawn faster. Its ends are flat, so it is invisible until it starts. */
    & [pathLength='880']:not([d^='M-']) {
      --from: 0px;
      animation-duration: 340ms;
      animation-delay: calc(200ms + var(--delay, 0s));
    }
  }

  & li:has(a:not([data-placeholder]))::before {
    inset-inline-start: -0.15em;
    top: 0.38em;
    width: 1.2em;
    height: 0.8em;
    border-radius: 0;
    mask: ${curl} center / contain no-repeat;
  }

  & li:not(:has(a:not([data-placeholder])))::before {
    inset-inline-start: 0.2em;
    top: 0.55em;
    width: 0.5em;
    height: 0.5em;
    border: var(--line-line) solid var(--color-accent);
    background: none;
  }

  & li a[data-answers] {
    background: var(--color-wash);
    box-shadow: 0 0 0 0.15em var(--color-wash);
    text-decoration-thickness: 2px;
  }
`;

export default Overview;
