import { chromium, type Browser, type Page } from 'playwright';
import { browserArguments, browserPath } from '../browser.ts';
import { serveStorybook } from '../visual/servers.ts';

export interface Tabs {
  /** Visits each address in the next free tab; returns the errors of the console and what `visit` found. */
  walk: (
    addresses: readonly string[],
    visit: (page: Page, address: string) => Promise<readonly string[]>,
  ) => Promise<string[]>;
  first: Page;
  /** Where the built Storybook is served. */
  address: string;
  close: () => Promise<void>;
}

const count = 2;

const openTab = async (executablePath: string): Promise<{ browser: Browser; page: Page }> => {
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  return { browser, page: await browser.newPage() };
};

/** The built Storybook and tabs for many visits, each in its own browser. In one they would take the focus from each other. */
export const openTabs = async (): Promise<Tabs> => {
  const path = await browserPath();
  const { address, close } = await serveStorybook();
  const tabs = await Promise.all(Array.from({ length: count }, () => openTab(path)));
  const [first] = tabs;
  if (!first) throw new Error('No tab is open.');
  return {
    first: first.page,
    address,
    walk: async (addresses, visit) => {
      const complaints: string[] = [];
      const waiting = [...addresses];
      await Promise.all(
        tabs.map(async ({ page }) => {
          let current = '';
          const complain = (words: string) => complaints.push(`${current}: ${words.slice(0, 300)}`);
          page.on('console', (message) => message.type() === 'error' && complain(message.text()));
          page.on('pageerror', ({ message }) => complain(message));
          for (current = waiting.shift() ?? ''; current; current = waiting.shift() ?? '')
            (await visit(page, current).catch((error: Error) => [error.message])).forEach(complain);
          page.removeAllListeners();
        }),
      );
      return complaints;
    },
    close: async () => {
      await Promise.all([close(), ...tabs.map(({ browser }) => browser.close())]);
    },
  };
};
