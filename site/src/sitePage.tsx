import { lazy, type ComponentType } from 'react';
import type { Kind } from './data/frontmatter';
import { metaOf, type PageFields } from './data/pageMeta';
import type { Text } from './data/text';
import type { PageProps } from './pages/Page';
import { MentionedIn } from './parts/MentionedIn';
import { NextPieceCard } from './parts/NextPieceCard';
import { parts } from './parts/parts';

interface Entry {
  /** Its address, or the pattern that the router matches. */
  path: string;
  /** An address to render a pattern at. */
  address?: string;
  kind?: Kind;
  /** The owner's text; none for a page made from data. */
  file?: string;
  /** The file of its component. */
  component: string;
}

const firstPath = import.meta.env.SSR ? '' : location.pathname;

/** An entry of the page list: joins a component with a text or with data once both have arrived. */
export const createPage = (
  entry: Entry,
  loadComponent: () => Promise<{ default: ComponentType<never> }>,
  loadContent: () => Promise<{ fields: PageFields; text?: Text }>,
) => {
  const { path, address = path, kind } = entry;
  /** Fetches everything that the page shows. */
  const load = async () => {
    const [{ default: Component }, { fields, text: Body }] = await Promise.all([
      loadComponent() as Promise<{ default: ComponentType<PageProps<PageFields>> }>,
      loadContent(),
    ]);
    const meta = metaOf(address, kind, fields);
    const Page = () => (
      <Component frontmatter={fields} meta={meta}>
        {Body && <Body components={parts} />}
        {Body && <MentionedIn routes={Body.data.mentions} />}
        {Body?.data.next && <NextPieceCard {...Body.data.next} />}
      </Component>
    );
    return { default: Page, meta, text: Body };
  };
  /**
   * A page whose files cannot be fetched is left to the browser, once; the first page came from it. Without a
   * connection the page before stays on show (`ConnectionNote`), and a next press begins anew.
   */
  const handleFailure = async (wanted: string, error: unknown): Promise<never> => {
    if (wanted === firstPath) throw error;
    // Whether the server answers at all: without it a reload would put the browser's error page in the page's place.
    const reachable = await fetch(wanted, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    page.Page = createLazy();
    if (location.pathname === wanted) {
      if (reachable) location.reload();
      else document.dispatchEvent(new Event('site:unreachable'));
    }
    return new Promise(() => {});
  };
  const createLazy = () =>
    lazy(() => {
      const wanted = import.meta.env.SSR ? firstPath : location.pathname;
      return load().catch((error: unknown) => handleFailure(wanted, error));
    });
  const page = {
    ...entry,
    address,
    load,
    /** Loads ahead, when a visitor shows interest; should that fail, it is fetched again when it is shown. */
    preload: () => void load().catch(() => undefined),
    Page: createLazy(),
  };
  return page;
};

export type SitePage = ReturnType<typeof createPage>;
