import type { Page } from '@playwright/test';

/** Finds text wider than the window, except in regions that scroll, and placeholders that do not fit their field. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth > edge ? ['the page scrolls sideways'] : [];
    const range = document.createRange();
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], [enterkeyhint]')) {
      const { letterSpacing, wordSpacing } = getComputedStyle(field);
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${getComputedStyle(field, '::placeholder').font}; letter-spacing: ${letterSpacing}; word-spacing: ${wordSpacing}`;
      line.textContent = field.placeholder;
      document.body.append(line);
      if (line.getBoundingClientRect().width > field.clientWidth)
        wide.push(`placeholder: ${field.placeholder}`);
      line.remove();
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (
        parent.closest('svg, [aria-hidden="true"], script, style, [role="region"][tabindex]') ||
        getComputedStyle(parent).clipPath !== 'none'
      )
        continue;
      range.selectNodeContents(node);
      const { right, left, width } = range.getBoundingClientRect();
      if (width > 1 && (right > edge + 1 || left < -1))
        wide.push(`${parent.tagName}: ${node.textContent.trim().slice(0, 60)}`);
    }
    return wide;
  });
