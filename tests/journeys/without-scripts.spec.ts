import { itemsOf, routes, sections, labelOf, titleOf } from './content.ts';
import { expect, test } from './journey.ts';

test.use({ javaScriptEnabled: false });

test('menus and sub-menus are links, also in closed categories', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Writing', exact: true })
    .click();
  await expect(page).toHaveURL('/writing');
  const subMenu = page.getByRole('navigation', { name: 'Writing' });
  for (const { label } of itemsOf('/writing'))
    await expect(subMenu.getByRole('link', { name: label })).toBeVisible();
  await subMenu.getByRole('link', { name: labelOf('/writing/personal/nonsense') }).click();
  await expect(page).toHaveURL('/writing/personal/nonsense');
  await expect(
    page.getByRole('heading', { level: 1, name: titleOf('/writing/personal/nonsense') }),
  ).toBeVisible();
});

test('Next, anchors and links in texts work', async ({ page }) => {
  await page.goto('/work/freelance');
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page).toHaveURL('/work/experience');
  await page.goto('/work/datingapp');
  await page.locator('main a[href="#next-steps"]').click();
  await expect(page.locator('#next-steps').getByRole('heading').first()).toBeInViewport();
});

test('the text of every page is visible', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const [visible, all] = await page.evaluate(() => {
      // Neither the list that replaces a drawing's links on a phone nor controls of films are shown.
      const texts = [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3, p, li, dd):not([data-instead] *, figure ol *, [data-loading] *)',
        ),
      ];
      return [
        texts.filter((text) => text.checkVisibility({ visibilityProperty: true })).length,
        texts.length,
      ];
    });
    expect(visible, route).toBe(all);
    expect(visible, route).toBeGreaterThan(1);
  }
});

test('the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(27, 18, 21)');
});

test('buttons that could do nothing are not shown', async ({ page }) => {
  for (const route of ['/', '/writing', '/writing/tango/non-dancers', '/interactive/ama']) {
    await page.goto(route);
    await expect(page.getByRole('button', { name: /^(Paper|Salon|Play|Showing|Close|Admin)/ })).toHaveCount(
      0,
    );
  }
});

test('the explorer says that it needs scripts', async ({ page }) => {
  await page.goto('/projects/emotion-explorer');
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
});

test('a question and a message are sent, and the page says so', async ({ page, freshServer }) => {
  await page.goto(`${freshServer.url}/interactive/ama`);
  await expect(page.getByText('It’s arrived.')).toBeHidden();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Do you read this without scripts?');
  await page.getByRole('button', { name: 'Submit question' }).click();
  await expect(page.getByText('It’s arrived.')).toBeVisible();
  const list = (await (await page.request.get(`${freshServer.url}/api/questions`)).json()) as {
    question: string;
  }[];
  expect(list.map(({ question }) => question)).toEqual(['Do you read this without scripts?']);
  await page.goto(`${freshServer.url}/interactive/share`);
  await page.getByRole('textbox', { name: 'Your message' }).fill('A line without scripts.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('It’s arrived.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page comes first, its section and the main menu below it', async ({ page }) => {
    for (const { name, path } of sections) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const parts = [
        page.getByRole('main'),
        page.getByRole('navigation', { name, exact: true }),
        page.getByRole('navigation', { name: 'Main menu' }),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        expect(box?.height, `${path}, part ${index}`).toBeGreaterThan(40);
        const above = boxes[index - 1];
        if (above) expect(box?.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
      }
      await expect(page.getByRole('button', { name: /^(Showing|Close)/ })).toHaveCount(0);
    }
  });

  test('nothing overflows the window', async ({ page }) => {
    for (const route of ['/', '/writing/tango/non-dancers', '/interactive/ama']) {
      await page.goto(route);
      const box = await page.getByRole('main').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });
});
