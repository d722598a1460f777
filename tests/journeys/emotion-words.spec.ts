import { emotionCall, explorerPath, input, result, send } from './emotionExplorer.ts';
import { expect, open, test } from './journey.ts';

const words = `${explorerPath}/words`;

test('an answer has a map, whose words explore further and whose way leads back', async ({ page }) => {
  await open(page, explorerPath);
  await input(page).fill('homesick');
  await send(page).click();
  const map = page.getByRole('figure', { name: 'A map of the answer' });
  await expect(map.getByRole('link')).toHaveCount(6);
  const first = await map.getByRole('link').first().innerText();
  await map.getByRole('link').first().click();
  await expect(input(page)).toHaveValue(first);
  await page.getByRole('button', { name: 'homesick' }).click();
  await expect(input(page)).toHaveValue('homesick');
  await expect(page.getByRole('list', { name: 'The way so far' })).toHaveCount(0);
});

test('a feeling that is typed on Home is explored, and stays out of the address', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('textbox', { name: 'Right now I feel' }).fill('homesick');
  await page.getByRole('button', { name: 'Find words' }).click();
  await expect(result(page)).toBeVisible();
  await expect(input(page)).toHaveValue('homesick');
  await expect(page).toHaveURL(explorerPath);
});

test('an answer is back after Back, after a walk through the site and after a reload', async ({ page }) => {
  await open(page, explorerPath);
  await input(page).fill('homesick');
  await send(page).click();
  const word = await result(page).getByRole('heading', { level: 2 }).nth(1).innerText();
  await result(page).getByRole('article').getByRole('link', { name: word, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Words for /);
  await expect(page.locator('article[aria-current="location"]')).toContainText(word);
  await page.goBack();
  await expect(result(page).getByRole('heading', { name: word })).toBeVisible();
  await page.reload();
  await expect(result(page).getByRole('heading', { name: word })).toBeVisible();
  await page.getByRole('link', { name: 'Bookmarks' }).click();
  await page.getByRole('link', { name: 'Projects' }).click();
  await page
    .getByRole('navigation', { name: 'Projects' })
    .getByRole('link', { name: 'Emotion Explorer' })
    .click();
  await expect(result(page).getByRole('heading', { name: word })).toBeVisible();
});

test('Back from the first answer leads to the sixteen words, and forward to the answer', async ({ page }) => {
  await open(page, explorerPath);
  await input(page).fill('homesick');
  await send(page).click();
  await expect(result(page).getByRole('article')).toHaveCount(6);
  await page.goBack();
  await expect(page.getByRole('list', { name: /Sixteen words/ })).toBeVisible();
  await page.goForward();
  await expect(result(page).getByRole('article')).toHaveCount(6);
});

test('a cry for help is not kept', async ({ page }) => {
  await open(page, explorerPath);
  await input(page).fill('I want to die');
  await send(page).click();
  await expect(result(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: /Sixteen words/ })).toBeVisible();
});

test('a word has a lasting address with near words, its source and a link to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${words}/longing#saudade-portuguese`);
  const saudade = page.locator('article#saudade-portuguese');
  await expect(saudade).toBeInViewport();
  await expect(saudade.getByText('Near', { exact: true })).toBeVisible();
  await expect(saudade.getByText('Source', { exact: true })).toBeVisible();
  await saudade.getByRole('button', { name: /^Copy link/ }).click();
  await expect(saudade.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/projects\/emotion-explorer\/words\/longing#saudade-portuguese$/,
  );
});

test('a word is saved as a picture of its line, its name and its meaning', async ({ page }) => {
  await open(page, `${words}/awe`);
  for (const format of ['PNG', 'SVG']) {
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: new RegExp(`${format}: `) })
      .first()
      .click();
    expect((await download).suggestedFilename()).toBe(`Ehrfurcht.${format.toLowerCase()}`);
  }
});

test('the index leads to every family and every language, and the lexicon is one file', async ({
  page,
  request,
}) => {
  await open(page, words);
  await page.getByRole('link', { name: 'Awe', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words for awe');
  const lexicon = (await (await request.get('/emotions.json')).json()) as { words: { sources: string[] }[] };
  expect(lexicon.words.length).toBeGreaterThan(1_290);
  expect(lexicon.words.every(({ sources }) => sources.length > 0)).toBe(true);
});

test('Enter before the scripts are here explores once they are', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(explorerPath, { waitUntil: 'commit' });
  await input(page).fill('homesick');
  await input(page).press('Enter');
  const asked = page.waitForRequest(emotionCall);
  release();
  expect((await asked).postDataJSON()).toEqual({ emotion: 'homesick' });
  await expect(result(page)).toBeVisible();
});
