import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { preview } from 'vite';
import { root } from '../scripts/root.mjs';

export const builtStorybook = join(root, 'storybook-static');

export interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
  importPath: string;
}

/** The stories or documentation pages of the built Storybook. */
export const listEntries = (type: Entry['type']): Entry[] => {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter((entry) => entry.type === type);
};

/** Serves the built Storybook on a free port of 127.0.0.1. */
export const serveStorybook = async (): Promise<{ address: string; close: () => Promise<void> }> => {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: builtStorybook },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
};

/** The part that we use of Storybook's preview, a global variable in the page that shows stories. */
interface Preview {
  channel: {
    emit: (event: string, told: object) => void;
    once: (event: string, listener: (told: { status: string }) => void) => void;
  };
}

/** Emits an event in Storybook, waits for the event `end`, and resolves to the status that `end` reports. */
export const send = (page: Page, event: string, told: object, end = 'storyFinished'): Promise<string> =>
  page.evaluate(
    (message) => {
      const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
      return new Promise<string>((resolve) => {
        channel.once(message.end, ({ status }) => resolve(status));
        channel.emit(message.event, message.told);
      });
    },
    { event, told, end },
  );

/** Waits until fonts and pictures have arrived and the browser has drawn them. */
export const settled = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
