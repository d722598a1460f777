import type { Page } from 'playwright';
import { settled } from '../storybook.ts';

/** Waits until all stories of a page are rendered, and the picture of a component's parts has all its numbers. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll('#storybook-docs .sb-story [id$="-inner"]')];
    const picture = document.querySelector<HTMLElement>('[data-parts]');
    const marks = picture?.querySelectorAll(':scope > b').length ?? 0;
    return (
      document.body.classList.contains('sb-show-main') &&
      document.querySelector('.sbdocs-content') &&
      stories.every(({ childElementCount }) => childElementCount > 0) &&
      marks >= Number(picture?.dataset.parts ?? 0)
    );
  });
  await settled(page);
};

/** Finds faults of a page that has just opened: it has scrolled down, or has controls that break its component. */
export const faultsOnOpening = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(
    // Waits until nothing has the focus, except perhaps a story in a frame.
    () => document.activeElement === document.body || document.activeElement instanceof HTMLIFrameElement,
  );
  return page.evaluate(() => [
    ...(window.scrollY > 0 ? [`opens ${window.scrollY} px below its top`] : []),
    ...[...document.querySelectorAll('.docblock-argstable button')]
      .filter(({ textContent }) => textContent.trim() === 'Set object')
      .map(
        ({ id }) => `offers “Set object” (${id}), which breaks a component that expects elements or a list`,
      ),
  ]);
};

/** Finds pairs of numbers that overlap in the picture of a component's parts. */
export const coveredNumbers = (page: Page): Promise<string[]> =>
  page.locator('[data-parts] > b').evaluateAll((marks) => {
    const boxes = marks.map((mark) => ({
      number: mark.textContent,
      ...mark.getBoundingClientRect().toJSON(),
    }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ x, y }) => Math.abs(x - one.x) < one.width && Math.abs(y - one.y) < one.height)
        .map(({ number }) => `the numbers ${one.number} and ${number} cover each other`),
    );
  });

/** Finds tables of design tokens that are too wide, and scroll sideways. */
export const sidewaysTables = (page: Page): Promise<string[]> =>
  page
    .locator('.sb-unstyled:has(> table)')
    .evaluateAll((wrappers) =>
      wrappers
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(
          ({ scrollWidth, clientWidth, textContent }) =>
            `${scrollWidth - clientWidth} px to scroll: ${textContent.slice(0, 40)}`,
        ),
    );

/** Finds text that is too small, or has lines of more than `longest` characters. Leaves out live examples. */
export const hardToRead = (page: Page, longest: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const isLong = (element: Element) => {
      const words = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let [line, top] = [0, Number.NaN];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+\s?/g)) {
          words.setStart(text, index);
          words.setEnd(text, index + word.trimEnd().length);
          const box = words.getClientRects()[0];
          if (!box) continue;
          if (!(Math.abs(box.bottom - top) < 10)) [line, top] = [0, box.bottom];
          line += word.length;
          if (line > limit + 1) return true;
        }
      return false;
    };
    const inWords = (what: string, { textContent }: Element) => `${what}: ${textContent.slice(0, 80)}`;
    const texts = [...document.querySelectorAll('.sbdocs-content :is(p, li, td, dd, figcaption)')].filter(
      (element) =>
        !element.closest('.docs-story, [data-live], pre') && !element.querySelector('p, ul, ol, dl, table'),
    );
    return [
      ...texts.filter(isLong).map((element) => inWords(`more than ${limit} characters in a line`, element)),
      ...texts
        .filter((element) => element.matches('.sbdocs-content > p, .sbdocs-content > * > li'))
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
        .map((element) => inWords('small text', element)),
    ];
  }, longest);

/** Matches code that only stories contain, and no application. */
const storyCode = /\b(args|props)\b|\bfn\(|function T[A-Z]\(|No Display Name|[^=]>\s*\(\s*</;

/** Finds code snippets that cannot be pasted into an application. */
export const snippetsWithStoryCode = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button'))
      if (button.textContent.trim() === 'Show code') button.click();
  });
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Show code'),
  );
  const snippets = await page.locator('.sbdocs-preview pre').allTextContents();
  return snippets.filter((snippet) => storyCode.test(snippet)).map((snippet) => `a snippet says ${snippet}`);
};

/** Reports a page that is wider than the window, unless it fits within five seconds. */
export const overflow = async (page: Page): Promise<string[]> => {
  const surplus = () => document.documentElement.scrollWidth - window.innerWidth;
  const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
    timeout: 5000,
  });
  return fits.then(
    () => [],
    async () => [`${await page.evaluate(surplus)} px wider than the window`],
  );
};
