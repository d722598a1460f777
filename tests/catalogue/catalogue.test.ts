import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtStorybook, listEntries, send, settled } from '../storybook.ts';
import {
  coveredNumbers,
  drawn,
  faultsOnOpening,
  hardToRead,
  overflow,
  sidewaysTables,
  snippetsWithStoryCode,
} from './docsPage.ts';
import { openTabs, type Tabs } from './tabs.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let tabs: Tabs;

beforeAll(async () => {
  tabs = await openTabs();
  return tabs.close;
}, 60_000);

/** Only stories without a picture: the visual tests run the play functions of all others. */
test('stories without a picture play in the dark theme', async () => {
  const ids = listEntries('story')
    .filter(({ tags }) => tags.includes('unphotographed'))
    .map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  // Switches axe off, because the library's tests run it.
  const complaints = await tabs.walk(ids, 'theme:dark;a11y.manual:!true', async (page, storyId) => {
    const outcome = await send(page, 'setCurrentStory', { storyId, viewMode: 'story' });
    return outcome === 'success' ? [] : ['its play function failed'];
  });
  expect(complaints).toEqual([]);
}, 600_000);

test('documentation pages open at the top, are readable and fit a phone', async () => {
  const ids = listEntries('docs').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(50);
  const complaints = await tabs.walk(ids, '', async (page, storyId) => {
    // Animated stories would take half of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desk);
    await send(page, 'setCurrentStory', { storyId, viewMode: 'docs' }, 'docsRendered');
    await drawn(page);
    const onADesk = [
      ...(await faultsOnOpening(page)),
      ...(await overflow(page)),
      ...(await hardToRead(page, 75)),
      ...(await coveredNumbers(page)),
      ...(await snippetsWithStoryCode(page)),
    ];
    await page.setViewportSize(phone);
    await settled(page);
    return [...onADesk, ...(await overflow(page)), ...(await sidewaysTables(page))];
  });
  expect(complaints).toEqual([]);
}, 600_000);

describe('Storybook', () => {
  beforeAll(async () => {
    await tabs.first.setViewportSize(desk);
    await tabs.first.goto(`${tabs.address}/?path=/docs/forms-button--docs`);
  }, 300_000);

  test('a documentation page keeps its place when the theme changes', async () => {
    const frame = tabs.first.frameLocator('#storybook-preview-iframe');
    const heading = frame.getByRole('heading', { name: 'Keyboard' });
    await heading.evaluate((element) => {
      element.scrollIntoView();
      element.dataset.seen = 'before the change';
    });
    await tabs.first.getByRole('button', { name: 'Theme', exact: true }).click();
    await frame.locator('html[data-theme="dark"]').waitFor();
    expect(await heading.getAttribute('data-seen')).toBe('before the change');
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      desk.height,
    );
  }, 300_000);

  // Retries, because the frame once showed no story within four minutes, for an unknown reason.
  test('a story in a frame of its own follows the theme of its documentation', { retry: 2 }, async () => {
    await tabs.first.goto(`${tabs.address}/?path=/docs/forms-dialog--docs&globals=theme:dark`);
    const page = tabs.first.frameLocator('#storybook-preview-iframe');
    const story = page.frameLocator('iframe').first();
    await story.locator('html[data-theme="dark"]').getByRole('dialog').waitFor({ timeout: 90_000 });
    await tabs.first.getByRole('button', { name: 'Theme', exact: true }).click();
    await story.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  });

  test.each([
    ['modal', 'LoginDialog'],
    ['input', 'Field'],
    ['accordion', 'SubMenu'],
    ['toc', 'TableOfContents'],
  ])(
    'the search knows “%s”',
    async (word, component) => {
      await tabs.first.locator('input[type=search]').fill(word);
      const found = async () => (await tabs.first.getByRole('option').allInnerTexts()).slice(0, 3).join('\n');
      await expect.poll(found, { timeout: 60_000 }).toContain(component);
    },
    300_000,
  );
});

test('the manifest describes every component with props and a snippet', async () => {
  interface Component {
    name: string;
    description?: string;
    error?: unknown;
    reactDocgenTypescript?: { props: unknown };
    stories: { snippet?: string }[];
  }
  const manifest = await readFile(join(builtStorybook, 'manifests/components.json'), 'utf8');
  const { components } = JSON.parse(manifest) as { components: Record<string, Component> };
  const described = listEntries('story').filter(({ tags }) => tags.includes('manifest'));
  expect(Object.keys(components)).toHaveLength(new Set(described.map(({ title }) => title)).size);
  for (const { name, description, error, reactDocgenTypescript, stories: examples } of Object.values(
    components,
  ))
    expect([name, error, description, reactDocgenTypescript?.props, examples[0]?.snippet]).toEqual([
      name,
      undefined,
      expect.any(String),
      expect.any(Object),
      expect.stringContaining('<'),
    ]);
});
