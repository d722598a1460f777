import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../testing/app.js';
import { freePort } from '../testing/postgres.js';
import { readConfig } from './config/config.js';
import { OwnerError } from './config/owner-error.js';
import { paths } from './contract.js';
import { start } from './start.js';

describe('starting and stopping', () => {
  let printed: string;
  const exit = vi.fn<(code?: string | number | null) => never>();
  beforeEach(() => {
    printed = '';
    exit.mockClear();
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
    vi.spyOn(process, 'exit').mockImplementation(exit);
  });
  afterEach(() => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    vi.restoreAllMocks();
  });

  test('the first start prints address and password, the second the address; a signal ends it with exit code 0', async () => {
    const port = await freePort();
    const config = readConfig({
      PORT: `${port}`,
      DATA_DIR: temporaryDirectory(),
      SITE_DIR: '/nowhere',
      LOG_LEVEL: 'info',
    });
    await start(config);
    expect(printed).toContain(
      `Line of Dance runs on http://localhost:${port} (API only: no built site found)`,
    );
    expect(printed).toContain(
      `open http://localhost:${port}/interactive/ama, press "Admin login" at the bottom`,
    );
    expect(printed).toMatch(/Your admin password \(shown only now, keep it\): (\w{4}-){4}\w{4}\n/);
    expect((await fetch(`http://127.0.0.1:${port}${paths.questions}`)).status).toBe(200);
    await expect(start({ ...config, logLevel: 'silent' })).rejects.toThrow(OwnerError);
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGTERM', 'SIGTERM');
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), 60_000);
    await expect(fetch(`http://127.0.0.1:${port}${paths.questions}`)).rejects.toThrow();

    printed = '';
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    exit.mockClear();
    await start(config);
    expect(printed).toContain('Line of Dance runs on');
    expect(printed).not.toContain('Your admin password');
    process.emit('SIGINT', 'SIGINT');
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0), 60_000);
  });

  test('a port that is taken is named', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const config = readConfig({ PORT: `${port}`, DATA_DIR: temporaryDirectory(), LOG_LEVEL: 'silent' });
    await expect(start(config)).rejects.toThrow(
      `Port ${port} is in use: stop the program that uses it, or set PORT to another number.`,
    );
    other.close();
  });
});
