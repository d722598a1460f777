// @ts-check
import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium } from 'playwright';

/** Paths of Chromium in Linux distributions. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Switches with which text and colours look the same on every machine. Root cannot use the sandbox, so it is off. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Switches for screenshots whose pixels are identical on every machine: Chromium draws whole tiles, in one thread, with
 * the same instructions on every processor. This is slower.
 */
export const sameToTheBit = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-low-res-tiling',
  '--num-raster-threads=1',
];

/** Switch that blocks all other hosts. Blocking them with a Playwright route would also disable the browser's cache. */
export const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Tells whether a browser can be started. @param {string} executablePath */
const launches = async (executablePath) => {
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments });
    await browser.close();
    return true;
  } catch {
    return false;
  }
};

/** Path of the Chromium of an npm package, if it runs here: on Linux and x64, with libnss3 and libnspr4 installed. */
export const pinnedBrowserPath = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const path = await packaged.executablePath();
  return (await launches(path)) ? path : undefined;
};

const choose = async () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const path = (await pinnedBrowserPath()) ?? systemPaths.find(existsSync) ?? chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    'No browser for the tests. On Linux run `apt-get install libnss3 libnspr4`; elsewhere set CHROMIUM_PATH or run `npx playwright install chromium`.',
  );
};

/** Cached result of `browserPath`. @type {Promise<string> | undefined} */
let chosen;

/**
 * Path of the browser for the tests: `CHROMIUM_PATH`, or else the npm package's, the system's or Playwright's Chromium.
 * Sets `CHROMIUM_PATH`, so that worker processes inherit it instead of searching again.
 */
export const browserPath = () => (chosen ??= choose().then((path) => (process.env.CHROMIUM_PATH = path)));

/** Launches the browser for the tests. @param {readonly string[]} more further switches */
export const launchBrowser = async (...more) =>
  chromium.launch({ executablePath: await browserPath(), args: [...browserArguments, ...more] });
