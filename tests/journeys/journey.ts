import { readFile } from 'node:fs/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { builtSite, startServer, type Server } from '../server.mjs';
import { ownerSiteDirectory } from '../ownerSite.ts';

/** Fails a test on console messages and requests to other hosts, except those that the test declares. */
export interface Watch {
  /** Allows a console message or an uncaught error that the test causes on purpose. */
  expectError: (pattern: RegExp) => void;
  /** Allows requests to another host. With `answer`, they get this response. */
  expectHost: (host: string, answer?: { body: string; contentType?: string }) => Promise<void>;
  /** Every requested URL on another host. */
  offSite: readonly string[];
}

interface TestFixtures {
  watch: Watch;
  /** A server with an empty database, for this test alone. */
  freshServer: Server;
  /** Address of the site that an owner has filled in (`ownerSite.ts`). Its analytics get empty responses. */
  ownerSite: string;
}

interface WorkerFixtures {
  /** Folders of two built sites: as shipped, and as an owner has filled it in (`ownerSite.ts`). */
  sites: { built: string; owner: string };
  server: Server;
  /** Serves the site that an owner has filled in. */
  ownerServer: Server;
}

const serve = async (site: string, use: (server: Server) => Promise<void>) => {
  const server = await startServer({ site });
  await use(server);
  await server.stop();
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    { built: builtSite, owner: ownerSiteDirectory },
    { scope: 'worker', option: true },
  ],
  server: [({ sites }, use) => serve(sites.built, use), { scope: 'worker' }],
  ownerServer: [({ sites }, use) => serve(sites.owner, use), { scope: 'worker' }],
  freshServer: ({ sites }, use) => serve(sites.built, use),
  ownerSite: async ({ ownerServer, watch }, use) => {
    await watch.expectHost('www.googletagmanager.com', { body: '', contentType: 'text/javascript' });
    await use(ownerServer.url);
  },
  baseURL: ({ server }, use) => use(process.env.JOURNEYS_AT ?? server.url),
  watch: [
    async ({ context }, use) => {
      const messages: string[] = [];
      const offSite: string[] = [];
      const patterns: RegExp[] = [];
      const hosts: string[] = [];
      context.on('console', (message) => {
        const [kind, { url }] = [message.type(), message.location()];
        if (['error', 'warning'].includes(kind)) messages.push(`${kind}: ${message.text()} (${url})`);
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') offSite.push(request.url());
      });
      await context.addInitScript(() => {
        document.addEventListener('site:ready', () => Object.assign(window, { siteIsReady: true }));
      });
      await use({
        expectError: (pattern) => void patterns.push(pattern),
        expectHost: async (host, answer) => {
          hosts.push(host);
          const response = { contentType: 'text/html', ...answer };
          if (answer) await context.route(`https://${host}/**`, (route) => route.fulfill(response));
        },
        offSite,
      });
      for (const pattern of patterns)
        expect(messages, 'every message that the journey expects').toContainEqual(
          expect.stringMatching(pattern),
        );
      const unexpected = messages.filter((line) => !patterns.some((pattern) => pattern.test(line)));
      expect(unexpected, 'no console message but those that the journey expects').toEqual([]);
      const undeclared = offSite.filter((address) => !hosts.includes(new URL(address).hostname));
      expect(undeclared, 'no request to another host but those that the journey expects').toEqual([]);
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

/** Returns the name and the content of the file that an action saves. */
export const savedFile = async (page: Page, save: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

/** Lets every write to storage fail, as when it is full. For `addInitScript`. */
export const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
};

/** Blocks local storage. For `addInitScript`. */
export const blockStorage = (): void => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    },
  });
};

export { expect };
