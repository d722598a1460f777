import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Finds words broken over two lines. A hyphen may break; scripts without spaces may break anywhere. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines = () =>
      new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom)),
      ).size;
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg, script, style'))
        continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(node);
      if (lines() < 2) continue;
      for (const { 0: word, index } of node.textContent.matchAll(
        /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}’'])+/gu,
      )) {
        // A drop cap and its apostrophe are three lines high.
        range.setStart(node, index === 0 ? Math.min(word.length, 2) : index);
        range.setEnd(node, index + word.length);
        if (lines() > 1) found.push(`${word} (${parent.tagName.toLowerCase()})`);
      }
    }
    return found;
  });

/** Continues after broken words, so that the report names all of them. */
const expectSoftly = expect.configure({ soft: true, timeout: 3_000 });

/** No word breaks in the middle without a hyphen. */
export const expectWholeWords = (page: Page, where: string) =>
  expectSoftly.poll(() => brokenWords(page), where).toEqual([]);
