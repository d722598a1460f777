import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { ownerSiteDirectory } from './ownerSite.ts';
import { builtSite, startServer, type Server } from './server.ts';

/** What a journey must announce beforehand; any other message or request off the site fails the test. */
export interface Watch {
  /** A line of the console, or an uncaught error, that belongs to this journey. */
  expectError: (pattern: RegExp) => void;
  /** A host outside the site that this journey may ask; it answers by itself with `page.route`. */
  expectHost: (host: string) => void;
  /** Every address outside the site that was asked for. */
  offSite: readonly string[];
}

interface TestFixtures {
  watch: Watch;
  /** A server with an empty database, for this test alone. */
  freshServer: Server;
}

interface WorkerFixtures {
  /** The folder of the site under test. */
  siteDirectory: string;
  /** The folder of the second site. */
  ownerDirectory: string;
  server: Server;
  /** The same site with the owner's values filled in. */
  ownerServer: Server;
}

/** A policy may name features that this browser does not have: the console warns of it, without effect. */
const unknownFeature = /Permissions-Policy header: Unrecognized feature/;

const describe = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteDirectory: [builtSite, { scope: 'worker', option: true }],
  ownerDirectory: [ownerSiteDirectory, { scope: 'worker', option: true }],
  server: [
    async ({ siteDirectory }, use) => {
      const server = await startServer({ siteDirectory });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  ownerServer: [
    async ({ ownerDirectory }, use) => {
      const server = await startServer({ siteDirectory: ownerDirectory });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  freshServer: async ({ siteDirectory }, use) => {
    const server = await startServer({ siteDirectory });
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.url),
  watch: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const offSite: string[] = [];
      const patterns = [unknownFeature];
      const hosts: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(describe(message));
      });
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
      await context.route(
        ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== '127.0.0.1',
        (route) => {
          offSite.push(route.request().url());
          return route.abort();
        },
      );
      context.on('request', (request) => {
        const { hostname } = new URL(request.url());
        if (hosts.includes(hostname)) offSite.push(request.url());
      });
      await context.addInitScript(() => {
        document.addEventListener('site:ready', () => Object.assign(window, { siteIsReady: true }));
      });
      await use({
        expectError: (pattern) => void patterns.push(pattern),
        expectHost: (host) => void hosts.push(host),
        offSite,
      });
      const surprises = heard.filter((line) => !patterns.some((pattern) => pattern.test(line)));
      expect(surprises, 'nothing in the console but what the journey expects').toEqual([]);
      const strangers = offSite.filter((address) => !hosts.includes(new URL(address).hostname));
      expect(strangers, 'no request off-site but what the journey expects').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export const whenReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'siteIsReady' in window);
};

/** Opens an address, waits until the page is hydrated, and returns the HTML as the server sent it. */
export const open = async (page: Page, address: string): Promise<string> => {
  const response = await page.goto(address);
  await whenReady(page);
  return (await response?.text()) ?? '';
};

/** The owner of the second site counts page views: lets that happen without anybody being asked. */
export const allowAnalytics = async (page: Page, watch: Watch): Promise<void> => {
  watch.expectHost('www.googletagmanager.com');
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
};

export { expect };
