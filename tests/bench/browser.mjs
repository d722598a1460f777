import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const candidates = async () => {
  const packaged =
    process.platform === 'linux' && process.arch === 'x64'
      ? await (await import('@sparticuz/chromium')).default.executablePath()
      : '';
  return [process.env.CHROMIUM_PATH ?? '', packaged, '/usr/bin/chromium', chromium.executablePath()];
};

/**
 * The browser that all measurements use.
 * @param {readonly string[]} [more] further switches
 */
export const launchBrowser = async (more = []) => {
  const executablePath = (await candidates()).find((path) => path !== '' && existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...more],
  });
};
