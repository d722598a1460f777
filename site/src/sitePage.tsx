import { lazy, type ComponentType } from 'react';
import type { Kind } from './data/frontmatter';
import { metaOf, type PageFields } from './data/pageMeta';
import type { Text } from './data/text';
import type { PageProps } from './pages/Page';
import { MentionedIn } from './parts/MentionedIn';
import { NextPieceCard } from './parts/NextPieceCard';
import { parts } from './parts/parts';

interface Entry {
  /** Address of the page, or a pattern of addresses for the router. */
  path: string;
  /** Address at which the build renders the page. */
  address: string;
  kind?: Kind;
  /** File of the text. Pages made from data have none. */
  file?: string;
  /** Name of the file that has the page's component. */
  component: string;
}

/** True until the first page of a visit, which came as HTML, begins to load its code. */
let isFirstPage = true;

/** Leaves links to the browser if the first page cannot be hydrated, because the router would ignore clicks on them. */
const leaveLinksToBrowser = () => {
  const stop = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true });
  document.dispatchEvent(new Event('site:ready'));
};

/** Creates an entry of the page list from a component and a text or data. Both load on demand. */
export const createPage = (
  entry: Entry,
  loadComponent: () => Promise<{ default: ComponentType<never> }>,
  loadContent: () => Promise<{ fields: PageFields; text?: Text }>,
) => {
  const { address, kind } = entry;
  const loadAll = async () => {
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
  let loading: ReturnType<typeof loadAll> | undefined;
  /** Loads everything that the page shows, once. After a failure the next call tries again. */
  const load = () =>
    (loading ??= loadAll().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  /**
   * Handles a page whose code cannot be loaded, for instance after an update of the site: reloads it in the browser.
   * Without a connection the previous page stays (`ConnectionNote`), and the next press on a link tries again.
   */
  const handleFailure = async (wanted: string): Promise<never> => {
    // Without a connection, a reload would show the browser's error page.
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
      if (import.meta.env.SSR) return load();
      const [wanted, isFirst] = [location.pathname, isFirstPage];
      isFirstPage = false;
      return load().catch(() => {
        if (!isFirst) return handleFailure(wanted);
        // The first page stays without its scripts, because its HTML is complete.
        leaveLinksToBrowser();
        return new Promise<never>(() => {});
      });
    });
  const page = {
    ...entry,
    caseSensitive: true,
    load,
    /** Loads the page before it is needed, and ignores errors. */
    preload: () => void load().catch(() => undefined),
    Page: createLazy(),
  };
  return page;
};

export type SitePage = ReturnType<typeof createPage>;
