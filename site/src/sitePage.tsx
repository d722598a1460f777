import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Kind } from './data/frontmatter';
import { nextOf } from './data/navigation';
import { metaOf, type PageFields, type PageMeta } from './data/pageMeta';
import type { NavigationItem } from './data/schema';
import type { Text } from './data/text';
import type { PageProps } from './pages/Page';
import { MentionedIn } from './parts/MentionedIn';
import { NextPieceCard } from './parts/NextPieceCard';
import { parts } from './parts/parts';

interface LoadedPage {
  default: ComponentType;
  meta: PageMeta;
  text?: Text | undefined;
}

export interface SitePage {
  path: string;
  kind?: Kind;
  /** The owner's text; none for a page made from data. */
  file?: string;
  /** The file of its component. */
  component: string;
  next: NavigationItem | undefined;
  /** Fetches everything that the page shows. */
  load: () => Promise<LoadedPage>;
  /** Does so ahead, when a visitor shows interest; should that fail, it is fetched again when it is shown. */
  preload: () => void;
  Page: LazyExoticComponent<ComponentType>;
}

const firstPath = import.meta.env.SSR ? '' : location.pathname;

type Entry = Pick<SitePage, 'path' | 'kind' | 'file' | 'component'>;

type LoadComponent = () => Promise<{ default: ComponentType<never> }>;

/** An entry of the page list: joins a component with a text or with data once both have arrived. */
export const createPage = (
  entry: Entry,
  loadComponent: LoadComponent,
  loadContent: () => Promise<{ fields: PageFields; text?: Text }>,
): SitePage => {
  const { path, kind } = entry;
  const load = async () => {
    const [{ default: Component }, { fields, text: Body }] = await Promise.all([
      loadComponent() as Promise<{ default: ComponentType<PageProps<PageFields>> }>,
      loadContent(),
    ]);
    const meta = metaOf(path, kind, fields);
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
  const handleFailure = async (wanted: string, error: unknown): Promise<LoadedPage> => {
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
  const page: SitePage = {
    ...entry,
    next: nextOf(path),
    load,
    preload: () => void load().catch(() => undefined),
    Page: createLazy(),
  };
  return page;
};
