import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Title, text and menus of a page, without its design: elements and attributes that only serve the design are left out. */
const bare = () => {
  const kept = new Set(['href', 'src', 'alt', 'lang', 'width', 'height']);
  /** @param {string} where */
  const plain = (where) => {
    const copy = document.querySelector(where)?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    copy.querySelectorAll('script, style, svg, button, iframe').forEach((element) => element.remove());
    copy.querySelectorAll('*').forEach((element) =>
      [...element.attributes].forEach(({ name }) => {
        if (!kept.has(name)) element.removeAttribute(name);
      }),
    );
    return copy.innerHTML;
  };
  return { title: document.title, main: plain('main'), nav: plain('nav') };
};

const templates = ['hand-written', 'starter'];

/**
 * The words of our pages in a page written by hand, and in one of the kind that starters of static site generators make.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {readonly string[]} paths
 * @returns {Promise<Record<string, ReadonlyMap<string, string>>>} for each template its pages by path
 */
export const makePlainPages = async (browser, address, paths) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const words = [];
  for (const path of paths) {
    await page.goto(address + path, { waitUntil: 'networkidle' });
    words.push({ path, ...(await page.evaluate(bare)) });
  }
  await context.close();
  return Object.fromEntries(
    await Promise.all(
      templates.map(async (name) => {
        const template = await readFile(join(import.meta.dirname, `plain/${name}.html`), 'utf8');
        const pages = words.map(({ path, ...parts }) => [
          path,
          template.replaceAll(/\{\{(\w+)\}\}/g, (_, part) => parts[part]),
        ]);
        return [name, new Map(pages)];
      }),
    ),
  );
};
