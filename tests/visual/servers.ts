import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArguments, pinnedBrowserPath } from '../browser.ts';
import { adminPassword, builtSite, startServer } from '../journeys/server.ts';
import { baselines, builtStorybook } from './shots.ts';

/** The questions on the page of questions, newest last. */
export const seededQuestions: readonly { question: string; name?: string; answer?: string }[] = [
  { question: 'How did you find your way to tango?', name: 'Ines', answer: 'By a poster in a stairwell.' },
  { question: 'Which orchestra would you take to an island?' },
  {
    question: 'What do you tell somebody who says that they cannot dance?',
    name: 'A reader from Graz',
    answer: 'That walking is enough.\n\nThe rest is listening, and most people have done that before.',
  },
  { question: 'Do you take on projects that are smaller than a month?', name: 'Jo' },
];

const post = async (address: string, body: object): Promise<void> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
};

/** Refuses other browsers, which draw letters and edges differently. */
const checkBrowser = async (isUpdating: boolean): Promise<void> => {
  const executablePath = await pinnedBrowserPath();
  if (!executablePath)
    throw new Error(
      'Nothing was compared: the browser of @sparticuz/chromium does not run here. See README.md.',
    );
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const version = browser.version();
  await browser.close();
  const record = join(baselines, 'browser.json');
  if (isUpdating || !existsSync(record)) writeFileSync(record, `${JSON.stringify({ version })}\n`);
  const drawn = (JSON.parse(readFileSync(record, 'utf8')) as { version: string }).version;
  if (drawn !== version)
    throw new Error(`Nothing was compared: Chromium ${drawn} drew the baselines, this one is ${version}.`);
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

/** Serves the built Storybook, and the built site with questions in its own database. */
const serve = async ({ updateSnapshots }: FullConfig): Promise<() => Promise<void>> => {
  await checkBrowser(updateSnapshots === 'all');
  const storybook = await serveStorybook();
  const site = await startServer(builtSite);
  for (const [index, { answer, ...question }] of seededQuestions.entries()) {
    await post(`${site.url}/api/questions`, question);
    if (answer)
      await post(`${site.url}/api/questions/answer`, { id: index + 1, answer, password: adminPassword });
  }
  // Playwright's workers are started afterwards and inherit them.
  process.env.VISUAL_STORYBOOK = storybook.address;
  process.env.VISUAL_SITE = site.url;
  return async () => {
    await Promise.all([storybook.close(), site.stop()]);
  };
};

export default serve;
