import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type Parts } from './app.module.js';
import { createFastify } from './http/fastify.js';
import { countRequests } from './limits/rate-limit.hook.js';
import { RateLimits } from './limits/rate-limits.js';
import { Site } from './site/site.js';

/** The whole server, wired and ready to listen: the same for `main.ts` and for the tests. */
export async function createServer(parts: Parts): Promise<NestFastifyApplication> {
  const fastify = await createFastify(parts.config, parts.log);
  const adapter = new FastifyAdapter(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: false,
  });
  // The adapter runs it before everything else of Nest, and before a body is parsed.
  adapter.setOnRequestHook(countRequests(app.get(RateLimits)));
  app.enableCsrfProtection();
  await app.get(Site).serveFrom(app);
  await app.init();
  await fastify.ready();
  return app;
}
