import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../browser.ts';
import { listStories, serveStorybook, type Served, type Story } from '../visual/storybook.ts';

const built = join(import.meta.dirname, '../../storybook-static');

let browser: Browser;
let served: Served;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  served = await serveStorybook();
}, 60_000);

afterAll(async () => {
  await browser.close();
  served.close();
});

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(built, path), 'utf8'));

const pages = async (): Promise<Story[]> => {
  const { entries } = (await json('index.json')) as { entries: Record<string, Story> };
  return Object.values(entries).filter(({ type }) => type === 'docs');
};

/** The page ends up quiet, and the parts of its component have their numbers. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLElement>('[data-parts]');
    return !picture || picture.querySelectorAll(':scope > b').length >= Number(picture.dataset.parts);
  });
};

/** What a tab says that ought to say nothing. */
const listen = (page: Page, complaints: string[], about: () => string) => {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${about()}: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => complaints.push(`${about()}: ${error.message.slice(0, 300)}`));
};

/** Opens each address in a tab of its own, four at a time, and gives what the consoles said. */
const visit = async (
  addresses: readonly string[],
  ready: (page: Page) => Promise<unknown>,
  look?: (page: Page, address: string) => Promise<string[]>,
  width = 1440,
): Promise<string[]> => {
  const complaints: string[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const address = next;
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      listen(page, complaints, () => address);
      await page.goto(`${served.address}/iframe.html?${address}`);
      await ready(page).catch((error: Error) => complaints.push(`${address}: ${error.message}`));
      complaints.push(...((await look?.(page, address)) ?? []));
      await page.close();
    }
  };
  await Promise.all([1, 2, 3, 4].map(work));
  return complaints;
};

const played = (page: Page) =>
  page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
      { currentRender?: { phase?: string } } | undefined;
    return /^(finished|completed|errored|aborted)$/.test(preview?.currentRender?.phase ?? '');
  });

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  test('each story, opened by its address alone, plays and says nothing on the console', async () => {
    const stories = await listStories();
    expect(stories.length).toBeGreaterThan(150);
    // Axe has its own run: here it would only take the time.
    const globals = `theme:${theme};a11y.manual:!true`;
    const addresses = stories.map(({ id }) => `viewMode=story&id=${id}&globals=${globals}`);
    expect(await visit(addresses, played)).toEqual([]);
  }, 600_000);
});

/** Words that a reader meets wider than the window, and text that is too small or too wide. */
const misfits = (page: Page, address: string): Promise<string[]> =>
  page.evaluate((where) => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const small = [...document.querySelectorAll('.sbdocs-content > p')].filter(
      (paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize) < 16,
    );
    return [
      ...(wide > 0 ? [`${where}: ${wide} px wider than the window`] : []),
      ...small.slice(0, 1).map(({ textContent }) => `${where}: small text: ${textContent}`),
    ];
  }, address);

test.each([1440, 390])(
  'each page of the documentation fits %i px, numbers its parts, and says nothing on the console',
  async (width) => {
    const entries = await pages();
    expect(entries.length).toBeGreaterThan(50);
    const addresses = entries.map(({ id }) => `viewMode=docs&id=${id}`);
    expect(await visit(addresses, settle, misfits, width)).toEqual([]);
  },
  600_000,
);

test.each([
  ['modal', 'LoginDialog'],
  ['input', 'Field'],
  ['accordion', 'SubMenu'],
  ['toc', 'TableOfContents'],
])(
  'the search knows “%s”',
  async (word, component) => {
    const page = await browser.newPage();
    await page.goto(served.address);
    await page.locator('input[type=search]').fill(word);
    await page.getByRole('option').first().waitFor();
    expect((await page.getByRole('option').allInnerTexts()).slice(0, 3).join('\n')).toContain(component);
    await page.close();
  },
  60_000,
);

test('machines can read each component: what it is for, its props, a snippet', async () => {
  interface Component {
    name: string;
    description?: string;
    error?: unknown;
    reactDocgen?: unknown;
    stories: { snippet?: string }[];
  }
  const { components } = (await json('manifests/components.json')) as {
    components: Record<string, Component>;
  };
  const stories = await listStories();
  expect(Object.keys(components)).toHaveLength(new Set(stories.map(({ title }) => title)).size);
  for (const { name, description, error, reactDocgen, stories: examples } of Object.values(components))
    expect([name, error, description, reactDocgen, examples[0]?.snippet]).toEqual([
      name,
      undefined,
      expect.any(String),
      expect.any(Object),
      expect.stringContaining('<'),
    ]);
});
