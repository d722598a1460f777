import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { DatabaseLock } from './database/database-lock.js';
import { createFastify } from './http/fastify.js';
import { countRequests, RateLimits } from './limits/rate-limits.js';
import type { Log } from './log/log.js';
import { Site } from './site/site.js';

/** Creates the whole server, ready to listen. Shared by `main.ts` and the tests. */
export async function createServer(config: Config, log: Log): Promise<NestFastifyApplication> {
  const lock = DatabaseLock.take(config);
  try {
    const fastify = await createFastify(config, log);
    // Runs before Nest's hooks, so that requests that they refuse are counted too.
    countRequests(fastify, ({ ip }) => app.get(RateLimits).consume('requests', ip));
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.forRoot(config, log, lock),
      new FastifyAdapter(fastify),
      { abortOnError: false, logger: false },
    );
    app.enableCsrfProtection();
    await app.get(Site).serveFrom(app);
    await app.init();
    await fastify.ready();
    return app;
  } catch (error) {
    lock.release();
    throw error;
  }
}
