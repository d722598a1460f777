import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { isExample, owner } from '../data/owner';
import type { Frontmatter } from '../data/frontmatter';
import type { PageMeta } from '../data/pageMeta';
import { PageHead } from './PageHead';
import { spelledOut } from './spelledOut';

/** The props of every page component. */
export interface PageProps<Fields = Frontmatter<'page'>> {
  /** Frontmatter of the text, or the data of a page without a text. */
  frontmatter: Fields;
  meta: PageMeta;
  children?: ReactNode;
}

const address = isExample(owner.address) ? '' : owner.address;

/** Adds the site's address for print. If owner.yml does not have the address, only the browser knows it. */
const showHost = (article: HTMLElement | null): void => {
  if (address || !article) return;
  article.style.setProperty('--site-address', `'${location.origin}'`);
  const place = article.querySelector(':scope > footer > span');
  if (place) place.textContent = location.host;
};

/** Content of a page, and its elements for the document's head. The site's footer is in `Shell`. */
export const Page = ({ meta, children }: Pick<PageProps, 'meta' | 'children'>) => {
  const date = meta.updated ?? meta.date ?? __BUILD_DATE__;
  return (
    <Container ref={showHost}>
      <PageHead {...meta} />
      {children}
      <Source data-printed="">
        {owner.siteName}, {address || <span />}
        {meta.path === '/' ? '' : meta.path} as of <time dateTime={date}>{spelledOut(date)}</time>
      </Source>
    </Container>
  );
};

/** Address and date of the page. They appear only in print, at the end of the page. */
const Source = styled.footer`
  margin-top: var(--space-3);
  break-before: avoid;
  color: var(--color-ink-3);
  font: italic 400 var(--text-note) / 1.45 var(--font-serif);
  overflow-wrap: anywhere;
`;

const lead = keyframes`
  from { clip-path: inset(0 100% 100% 0); }
  70% { clip-path: inset(0 60% 0 0); }
  to { clip-path: inset(0); }
`;

const Container = styled.article`
  --site-address: '${address}';

  /* In print, a link that looks like a button is followed by its address. */
  @media print {
    & a[data-kind][href^='/']::after {
      content: var(--site-address) attr(href);
    }
  }

  & > header:not([data-ruled]) + div {
    margin-top: var(--space-6);
  }

  /* After a press on Next, a red line appears from above, turns to the heading and ends in a dot. */
  @media screen and (prefers-reduced-motion: no-preference) {
    & h1[data-led] {
      position: relative;
    }

    & h1[data-led]::before {
      content: '';
      position: absolute;
      inset-inline-end: calc(100% + var(--space-gutter) * 0.12);
      bottom: calc(100% - 0.55em);
      width: calc(var(--space-gutter) * 0.38);
      height: 4rem;
      border: solid var(--color-accent);
      border-width: 0 0 var(--line-line) var(--line-line);
      border-end-start-radius: calc(var(--space-gutter) * 0.3);
      mask: linear-gradient(to top, black 30%, transparent);
      animation: ${lead} 900ms var(--motion-walk) backwards;
    }

    & h1[data-led]::after {
      content: '';
      position: absolute;
      inset-inline-end: calc(100% + var(--space-gutter) * 0.12 - 0.1875rem);
      top: calc(0.55em - 0.25rem);
      border: 0.21875rem solid var(--color-accent);
      border-radius: 50%;
    }
  }
`;
