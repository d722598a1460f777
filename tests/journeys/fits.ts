import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Finds texts wider than the window, placeholders wider than their field, and words broken without a hyphen. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const edge = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > edge ? ['wide: the page scrolls sideways'] : [];
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], [enterkeyhint]')) {
      const { letterSpacing, wordSpacing } = getComputedStyle(field);
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(field, '::placeholder').font}; letter-spacing: ${letterSpacing}; word-spacing: ${wordSpacing}`;
      line.textContent = field.placeholder;
      document.body.append(line);
      if (line.offsetWidth > field.clientWidth) found.push(`wide: placeholder ${field.placeholder}`);
      line.remove();
    }
    const range = document.createRange();
    const lines = () =>
      new Set(
        [...range.getClientRects()].flatMap(({ width, bottom }) => (width > 0 ? Math.round(bottom) : [])),
      ).size;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg, script, style') || getComputedStyle(parent).clipPath !== 'none') continue;
      range.selectNodeContents(node);
      const { right, left, width } = range.getBoundingClientRect();
      if (
        width > 1 &&
        (right > edge + 1 || left < -1) &&
        !parent.closest('[aria-hidden="true"], [role="region"][tabindex]')
      )
        found.push(`wide: ${parent.tagName} ${node.textContent.trim().slice(0, 60)}`);
      if (lines() < 2) continue;
      for (const { 0: word, index } of node.textContent.matchAll(
        /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}’'])+/gu,
      )) {
        // Skips a drop cap and its apostrophe, which are three lines high.
        range.setStart(node, index === 0 ? Math.min(word.length, 2) : index);
        range.setEnd(node, index + word.length);
        if (lines() > 1) found.push(`broken: ${word} (${parent.tagName})`);
      }
    }
    return found;
  });

/** Continues after a failed check, so that the report names all faults. */
const expectSoftly = expect.configure({ soft: true, timeout: 10_000 });

/** Expects no text wider than the window, and no word that breaks in the middle without a hyphen. */
export const expectFit = (page: Page, where: string, which = /./) =>
  expectSoftly
    .poll(async () => (await misfits(page)).filter((fault) => which.test(fault)), where)
    .toEqual([]);
