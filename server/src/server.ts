import { HttpException, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ValidationError } from 'class-validator';
import { AppModule, type Parts } from './app.module.js';
import { createAdapter } from './http/adapter.js';
import { logAccess, sendSecurityHeaders } from './http/hooks.js';
import { acceptJsonOnly } from './http/json-body.js';
import { Refusal, sentenceFor } from './http/refusal.js';
import { Site } from './site/site.js';

/** One sentence of ours; the validator's own would list the keys that were sent. */
function toRefusal([first]: ValidationError[]): HttpException {
  const [rule, sentence] = Object.entries(first?.constraints ?? {})[0] ?? [];
  return new Refusal(400, rule === 'whitelistValidation' || !sentence ? sentenceFor(400) : sentence);
}

const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: toRefusal,
});

/** The whole server, wired and ready to listen: the same for `main.ts` and for the tests. */
export async function createServer(parts: Parts): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(parts),
    createAdapter(parts.config),
    {
      bodyParser: false,
      abortOnError: false,
      logger: parts.log,
    },
  );
  const fastify = app.getHttpAdapter().getInstance();
  acceptJsonOnly(fastify);
  sendSecurityHeaders(fastify);
  if (parts.config.logLevel === 'info') logAccess(fastify, parts.log);
  app.enableCsrfProtection();
  app.useGlobalPipes(validation);
  await app.get(Site).serveFrom(app);
  await app.init();
  await fastify.ready();
  return app;
}
