import { titleOf } from './content.ts';
import { expect, open, test } from './journey.ts';
import { h1, menuLink } from './moving.ts';

test('without reduced motion pages change through a view transition, also on quick clicks', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (...parameters: Parameters<typeof start>) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return start(...parameters);
    };
  });
  await open(page, '/');
  for (const name of ['Writing', 'Work', 'Bookmarks', 'Projects'])
    await menuLink(page, name).evaluate((link: HTMLElement) => link.click());
  await expect(h1(page)).toHaveText(titleOf('/projects'));
  await expect(h1(page)).toBeFocused();
  await page.goBack();
  await expect(h1(page)).not.toHaveText(titleOf('/projects'));
  expect(await page.evaluate('window.transitions')).toBeGreaterThan(0);
});

test('a click during a transition reaches its target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...parameters: Parameters<typeof start>) => {
      const transition = start(...parameters);
      void transition.ready.then(() => Object.assign(window, { transitionRuns: true }));
      return transition;
    };
  });
  await open(page, '/');
  const box = await menuLink(page, 'Bookmarks').boundingBox();
  await menuLink(page, 'Work').click();
  await page.waitForFunction(() => 'transitionRuns' in window);
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await expect(h1(page)).toHaveText(titleOf('/bookmarks'));
});

test('with reduced motion there is no transition', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A transition began.');
    };
  });
  await open(page, '/');
  await menuLink(page, 'Work').click();
  await expect(h1(page)).toHaveText(titleOf('/work'));
});
