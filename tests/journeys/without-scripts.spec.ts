import type { Question } from '@line-of-dance/server/contract';
import { questionField, submit } from './askMeAnything.ts';
import { itemsOf, labelOf, repeats, routes, sections, titleOf } from '../content.ts';
import { expect, test } from './journey.ts';
import { h1, mainMenu, menuLink, subMenu } from './moving.ts';

test.use({ javaScriptEnabled: false });

test('menus, Next and anchors are links, and the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(27, 18, 21)');
  await menuLink(page, 'Writing').click();
  await expect(page).toHaveURL('/writing');
  for (const { label } of itemsOf('/writing'))
    await expect(subMenu(page).getByRole('link', { name: label })).toBeVisible();
  await subMenu(page)
    .getByRole('link', { name: labelOf('/writing/personal/nonsense') })
    .click();
  await expect(h1(page)).toHaveText(titleOf('/writing/personal/nonsense'));
  await page.goto('/work/freelance');
  await page.getByRole('link', { name: /^Next: / }).click();
  await expect(page).toHaveURL('/work/experience');
  await page.goto('/work/datingapp');
  await page.locator('main a[href="#next-steps"]').click();
  await expect(page.locator('#next-steps').getByRole('heading').first()).toBeInViewport();
});

test('every page shows all its text and no button without function', async ({ page }) => {
  for (const route of routes.filter((one) => !repeats.has(one))) {
    await page.goto(route);
    const [visible, all] = await page.evaluate(() => {
      // Leaves out lists for phones and the controls of films, which are hidden here.
      const texts = [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3, p, li, dd):not([data-instead] *, [data-drawn] *, figure ol *, [role=status], [hidden] *)',
        ),
      ];
      return [
        texts.filter((text) => text.checkVisibility({ visibilityProperty: true })).length,
        texts.length,
      ];
    });
    expect(visible, route).toBe(all);
    expect(visible, route).toBeGreaterThan(1);
    const idle = page.getByRole('button', { name: /^(Paper|Salon|Play|Pause|Showing|Close|Admin)/ });
    await expect(idle.or(page.getByRole('slider')), route).toHaveCount(0);
  }
});

test('shows drawings, and says where scripts are needed', async ({ page, ownerServer }) => {
  await page.goto('/');
  await expect(page.locator('#hero-line')).toBeVisible();
  await page.goto('/writing/tango/non-dancers');
  await expect(page.getByRole('img', { name: /^Why nobody overtakes\. / })).toBeVisible();
  await page.goto('/projects/emotion-explorer');
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  await page.goto('/interactive/book');
  const note = page.getByText(/^The calendar needs JavaScript/);
  await expect(note.getByRole('link', { name: 'Share Anything' })).toHaveAttribute(
    'href',
    '/interactive/share',
  );
  await expect(page.getByText('Loading...')).toBeHidden();
  await page.goto(`${ownerServer.url}/writing/work/vocation`);
  const essay = page.getByText(/^The essay needs JavaScript/);
  await expect(essay.getByRole('link', { name: 'other texts' })).toHaveAttribute('href', '/writing');
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('an empty question returns with the error and the name; a question and a message are confirmed', async ({
  page,
  watch,
}) => {
  watch.expectError(/400 \(Bad Request\)/);
  const arrived = page.getByText('It’s arrived.');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await page.goto('/interactive/ama');
  await expect(arrived).toBeHidden();
  await name.fill('Ada');
  await submit(page).click();
  await expect(page.getByText('Question cannot be empty.')).toBeInViewport();
  await expect(h1(page)).toHaveText('Ask Me Anything');
  await expect(name).toHaveValue('Ada');
  await questionField(page).fill('Do you read this without scripts?');
  await submit(page).click();
  await expect(arrived).toBeVisible();
  const questions = (await (await page.request.get('/api/questions')).json()) as Question[];
  const id = questions.find(({ question }) => question === 'Do you read this without scripts?')?.id;
  await page.goto(`/interactive/ama?question=${id}#question-${id}`);
  await expect(page.locator(`#question-${id}`)).toContainText('No answer yet.');
  await expect(page.locator(`#question-${id}`)).toBeInViewport();
  await page.goto(`/interactive/ama?before=${id}`);
  const newest = page.getByRole('link', { name: 'Newest questions' });
  await newest.click();
  await expect(page).toHaveURL('/interactive/ama');
  await expect(newest).toHaveCount(0);
  await page.goto('/interactive/share');
  await page.getByRole('textbox', { name: 'Your message' }).fill('A line without scripts.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(arrived).toBeVisible();
});

test('on a phone the menus are below the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, path } of sections) {
    await page.goto(path);
    await expect(h1(page)).toBeInViewport();
    const parts = [page.getByRole('main'), subMenu(page, name), mainMenu(page)];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      expect(box?.height, `${path}, part ${index}`).toBeGreaterThan(40);
      expect(box && box.x + box.width, path).toBeLessThanOrEqual(390);
      const above = boxes[index - 1];
      if (above) expect(box?.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    }
  }
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(menuLink(page, 'Writing')).toBeInViewport();
});
