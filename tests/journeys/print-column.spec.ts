import type { Locator } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { edgesOf, printedArea, toPaper } from './layout.ts';
import { follow } from './moving.ts';

test('prints a text as a column of 12 to 13 cm, with everything else in the margin beside it', async ({
  page,
}) => {
  const column = async (text: Locator) => {
    const { left, right } = await edgesOf(text);
    const centimetres = ((right - left) / 96) * 2.54;
    expect(centimetres).toBeGreaterThanOrEqual(12);
    expect(centimetres).toBeLessThanOrEqual(13);
    return left;
  };
  await page.setViewportSize(printedArea);
  await open(page, '/writing/tango/non-dancers');
  await toPaper(page);
  const paragraph = page.getByText('There’s hardly ever a drum');
  const start = await column(paragraph);
  const note = await edgesOf(page.getByRole('note'));
  expect(note.right).toBeLessThan(start);
  expect(Math.abs(note.top - (await edgesOf(paragraph)).top)).toBeLessThan(24);
  for (const part of [
    page.getByRole('heading', { name: 'Courage' }),
    page.getByText('First written in'),
    page.getByRole('img', { name: /^A room from above/ }),
  ])
    expect((await edgesOf(part)).right).toBeLessThan(start);
  const film = await edgesOf(page.getByText('Why nobody overtakes').last());
  expect(film.left, 'beside a note, not below it').toBeGreaterThanOrEqual(start - 1);

  await page.emulateMedia({ media: 'screen' });
  await follow(page, '/writing/tango/mentoring');
  await toPaper(page);
  const after = await column(page.getByText('When we first meet'));
  const drawing = page.getByRole('figure').filter({ hasText: 'The six areas' });
  expect((await edgesOf(drawing.getByRole('img', { name: /^Six circles/ }))).left).toBeGreaterThanOrEqual(
    after - 1,
  );
  expect((await edgesOf(drawing.getByText(/^Fig\. 1/))).right).toBeLessThan(after);
  const characters = await page.getByText(/^Each of you brings/).evaluate((text) => {
    const lines = Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
    return (text.textContent?.length ?? 0) / lines;
  });
  expect(characters).toBeLessThan(85);
});
