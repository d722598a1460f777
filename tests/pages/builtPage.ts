import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const client = join(import.meta.dirname, '../../site/dist/client');

const parser = new Parser(await new StaticConfigLoader({ extends: [] }).getConfigFor(''));

/** A file of the built site. */
export const builtFile = (path: string): Buffer => {
  const file = join(client, path);
  if (!existsSync(file)) throw new Error(`The built site has no ${path}. Run \`npm run build\` first.`);
  return readFileSync(file);
};

export const hasFile = (path: string): boolean => existsSync(join(client, path));

/** The HTML of a page as it is served, before any script runs. */
export const htmlAt = (route: string): string => builtFile(join(route, 'index.html')).toString();

export const pageAt = (route: string): HtmlElement => parser.parseHtml(htmlAt(route));

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

/** The first element with an accessible name of its own. */
export const labelled = (page: HtmlElement, tag: string, name: string): HtmlElement | null =>
  page.querySelectorAll(tag).find((element) => attributeOf(element, 'aria-label') === name) ?? null;
