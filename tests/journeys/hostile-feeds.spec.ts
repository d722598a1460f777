import { siteName } from '../content.ts';
import { hostilePayloads } from './hostilePayloads.ts';
import { expect, open, test } from './journey.ts';
import { answerFeed, json } from './mediumFeed.ts';
import { h1 } from './moving.ts';

test('no hostile feed executes, loads anything or leaves its place', async ({ page, ownerSite, watch }) => {
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(30);
  const essays = ['/writing/work/university', '/writing/work/vocation'] as const;
  let content = '';
  let title = '';
  // The browser also reports what it blocks while the essay is sanitised outside the page.
  watch.expectError(/(Applying inline style|Setting the document's base URI).* Content Security Policy/);
  const link = 'javascript:alert(1)//university';
  await answerFeed(page, watch, (route) => json({ items: [{ title, content, link }] })(route));
  await open(page, `${ownerSite}/writing`);
  const essay = page.locator('[data-external-essay]');
  const groups = Array.from({ length: 5 }, (_, group) =>
    hostilePayloads.filter((_payload, index) => index % 5 === group),
  );
  for (const [index, payloads] of [...groups, hostilePayloads].entries()) {
    const payload = payloads.join('\n');
    content = payloads.map((one) => `<p>Before</p>${one}<p>After</p>`).join('');
    title = `<img src=x onerror="document.title=1"> ${index}`;
    const menu = page.getByRole('navigation', { name: 'Writing' });
    await menu.locator(`a[href="${essays[index % 2]}"]`).evaluate((item: HTMLElement) => item.click());
    await expect(h1(page), payload).toHaveText(title);
    await expect(essay.getByText('Before', { exact: true }), payload).toHaveCount(payloads.length);
    const found = await essay.evaluate((element) =>
      [...element.querySelectorAll(':scope > div *')].flatMap((child) => {
        for (const name of ['mouseover', 'toggle', 'focus', 'begin', 'start'])
          child.dispatchEvent(new Event(name));
        return [...child.attributes]
          .filter(({ name, value }) =>
            /^(href|src)$/.test(name)
              ? !value.startsWith('https://')
              : !/^(alt|colspan|dir|height|loading|rel|target|title|width)$/.test(name),
          )
          .map(({ name, value }) => `${child.tagName} ${name}=${value}`);
      }),
    );
    expect(found, payload).toEqual([]);
    const forbidden =
      'script, style, iframe, object, embed, form, input, button, base, meta, link, template, dialog, map, area';
    await expect(essay.locator(forbidden), payload).toHaveCount(0);
    await expect(page, payload).toHaveTitle(`${title} · ${siteName}`);
    const source = page.getByRole('link', { name: /^Read on Medium/ });
    await expect(source, payload).toHaveAttribute('href', /^https:/);
    await expect(h1(page), payload).toHaveText(title);
    await expect(page.locator('#main'), payload).toHaveCount(1);
  }
});
