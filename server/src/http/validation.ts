import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { ApiError } from './api-error.js';

/** One sentence of ours; the validator's own would list the keys that were sent. */
function toApiError([first]: ValidationError[]): ApiError {
  const [rule, sentence] = Object.entries(first?.constraints ?? {})[0] ?? [];
  return new ApiError(400, rule === 'whitelistValidation' ? undefined : sentence);
}

/** The decorators of a body's class define what is valid; a field that they do not name is refused. */
export const validation = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: toApiError,
});
