import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { leftOut } from '../visual/modes.ts';
import { settled } from '../visual/pagePhotographer.ts';
import { listStories, type Story } from '../visual/shots.ts';
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

const built = join(import.meta.dirname, '../../storybook-static');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let tabs: Tabs;

beforeAll(async () => {
  tabs = await openTabs();
  return tabs.close;
}, 60_000);

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(built, path), 'utf8'));

const documentation = async (): Promise<string[]> => {
  const { entries } = (await json('index.json')) as { entries: Record<string, Story> };
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => id);
};

const played = async (page: Page): Promise<string> => {
  const phase = await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      { currentRender?: { phase?: string } } | undefined;
    return /^(finished|completed|errored|aborted)$/.exec(preview?.currentRender?.phase ?? '')?.[0];
  });
  return (await phase.jsonValue()) ?? '';
};

/** Opens a story by its address, without axe, which runs in the tests of the library. */
const open = async (page: Page, id: string): Promise<string[]> => {
  await page.setViewportSize(desk);
  await page.goto(`${tabs.address}/iframe.html?viewMode=story&id=${id}&globals=theme:dark;a11y.manual:!true`);
  const phase = await played(page);
  return /finished|completed/.test(phase) ? [] : [`its play function ended as ${phase}`];
};

/** The other stories are played one after the other for their pictures. */
test('the first story of each component, and each without a picture, plays when it is opened by its address', async () => {
  const stories = listStories();
  const first = new Map(stories.toReversed().map(({ title, id }) => [title, id]));
  const withoutPicture = stories.filter(({ tags }) => tags.includes(leftOut)).map(({ id }) => id);
  const ids = [...new Set([...first.values(), ...withoutPicture])];
  expect(ids.length).toBeGreaterThan(50);
  expect(await tabs.walk(ids, open)).toEqual([]);
}, 600_000);

test('each page of the documentation opens at its top, has readable lines and snippets to paste, and fits a phone', async () => {
  const ids = await documentation();
  expect(ids.length).toBeGreaterThan(50);
  const complaints = await tabs.walk(ids, async (page, id) => {
    await page.setViewportSize(desk);
    await page.goto(`${tabs.address}/iframe.html?viewMode=docs&id=${id}`);
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

test('a page of the documentation keeps its place when the theme changes', async () => {
  const page = tabs.first;
  await page.setViewportSize(desk);
  await page.goto(`${tabs.address}/?path=/docs/forms-button--docs`);
  const heading = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'Keyboard' });
  await heading.evaluate((element) => {
    element.scrollIntoView();
    element.dataset.seen = 'before the change';
  });
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.frameLocator('#storybook-preview-iframe').locator('html[data-theme="dark"]').waitFor();
  expect(await heading.getAttribute('data-seen')).toBe('before the change');
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(desk.height);
}, 60_000);

test.each([
  ['modal', 'LoginDialog'],
  ['input', 'Field'],
  ['accordion', 'SubMenu'],
  ['toc', 'TableOfContents'],
])(
  'the search knows “%s”',
  async (word, component) => {
    const page = tabs.first;
    await page.setViewportSize(desk);
    await page.goto(tabs.address);
    await page.locator('input[type=search]').fill(word);
    await page.getByRole('option').first().waitFor();
    expect((await page.getByRole('option').allInnerTexts()).slice(0, 3).join('\n')).toContain(component);
  },
  60_000,
);

test('the manifest for machines has each component: what it is for, its props, a snippet', async () => {
  interface Component {
    name: string;
    description?: string;
    error?: unknown;
    reactDocgenTypescript?: { props: unknown };
    stories: { snippet?: string }[];
  }
  const { components } = (await json('manifests/components.json')) as {
    components: Record<string, Component>;
  };
  const described = listStories().filter(({ tags }) => tags.includes('manifest'));
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
