import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const parser = new Parser(await new StaticConfigLoader({ extends: [] }).getConfigFor(''));

/** Returns functions that read the pages and files of a built site. */
export const siteIn = (folder: string) => {
  const client = join(folder, 'client');
  const builtFile = (path: string): Buffer => {
    const file = join(client, path);
    if (!existsSync(file)) throw new Error(`The built site has no ${path}. Run \`npm run build\` first.`);
    return readFileSync(file);
  };
  /** The HTML of a page as it is served, before any script runs. */
  const htmlAt = (route: string): string => builtFile(join(route, 'index.html')).toString();
  return {
    builtFile,
    hasFile: (path: string): boolean => existsSync(join(client, path)),
    htmlAt,
    pageAt: (route: string): HtmlElement => parser.parseHtml(htmlAt(route)),
  };
};

export const { builtFile, hasFile, htmlAt, pageAt } = siteIn(join(import.meta.dirname, '../../site/dist'));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };

const decode = (text: string): string =>
  text.replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity);

/** The text of an element, with single spaces. */
export const textOf = (element: HtmlElement | null): string =>
  decode(element?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const attributeOf = (element: HtmlElement | null, name: string): string =>
  decode(element?.getAttributeValue(name) ?? '');

/** The first element with this tag whose `aria-label` is `name`. */
export const labelled = (page: HtmlElement, tag: string, name: string): HtmlElement | null =>
  page.querySelectorAll(tag).find((element) => attributeOf(element, 'aria-label') === name) ?? null;

/** The first link whose text matches. */
export const linkIn = (part: HtmlElement | null, text: RegExp): HtmlElement | null =>
  part?.querySelectorAll('a').find((link) => text.test(textOf(link))) ?? null;
