import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config/config.js';
import { OwnerError } from './config/owner-error.js';
import { driverCode } from './database/unavailable.js';
import { EmotionService } from './emotion/emotion.service.js';
import { createLog } from './log/log.js';
import { formPages } from './questions-page/page.contract.js';
import { createServer } from './server.js';
import { Site } from './site/site.js';

/** Delay before the Emotion Explorer loads, so that it does not hold up the first requests. */
const prepareAfterMs = 5_000;

/** Time for running requests to finish before the server closes their connections. */
const graceMs = 3_000;
/** Time after which the process exits even if the shutdown hangs. */
const exitAfterMs = 4_200;

export async function start(config: Config): Promise<void> {
  // A closed pipe must not end the server. The log handles its own errors (`log/log.ts`).
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const log = createLog(config.logLevel);
  const app = await createServer(config, log);
  stopOnSignal(app);
  await app.listen(config.port, config.host).catch((error: unknown) => {
    if (driverCode(error) !== 'EADDRINUSE') throw error;
    throw new OwnerError(
      `Port ${config.port} is in use: stop the program that uses it, or set PORT to another number.`,
    );
  });
  const address = (await app.getUrl()).replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, 'localhost');
  process.stdout.write(greeting(address, app.get(Site).isBuilt));
  const prepare = () =>
    app
      .get(EmotionService, { strict: false })
      .prepare()
      .catch((error: unknown) => log.error({ err: error }, 'explorer not prepared'));
  setTimeout(() => void prepare(), prepareAfterMs).unref();
}

function greeting(address: string, hasSite: boolean): string {
  const lines = [
    `Line of Dance runs on ${address}${hasSite ? '' : ' (API only: no built site found)'}`,
    `To answer questions: open ${address}${formPages.questions}, press "Admin login" at the bottom, enter the password.`,
  ];
  return `\n${lines.join('\n')}\n\n`;
}

/** Stops the server within five seconds: finishes running requests, flushes to disk and exits with 0. */
function stopOnSignal(app: NestFastifyApplication): void {
  const stop = async () => {
    setTimeout(() => app.getHttpServer().closeAllConnections(), graceMs).unref();
    // `close` would hang if the database does not answer.
    await Promise.race([app.close(), sleep(exitAfterMs)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
}
