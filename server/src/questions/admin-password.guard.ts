import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ADMIN_HASH } from '../admin/admin-hash.js';
import { PasswordChecks } from '../admin/password-hash.js';
import { ApiError } from '../http/api-error.js';
import { validation } from '../http/validation.js';
import { PasswordLimits } from '../limits/password-limits.js';
import { NewAnswerDto } from './questions.dto.js';

/** Whoever knows the password is the owner. It is sent with each answer; rate limits make guessing it hopeless. */
@Injectable()
export class AdminPasswordGuard implements CanActivate {
  private readonly checks = new PasswordChecks();

  constructor(
    @Inject(ADMIN_HASH) private readonly hash: string,
    private readonly limits: PasswordLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    // Guards run before the validation, and an invalid request must not cost a hash.
    const { password } = (await validation.transform(body, {
      type: 'body',
      metatype: NewAnswerDto,
    })) as NewAnswerDto;
    const attempt = await this.limits.recordFailure(ip);
    const matches = await this.checks.matches(this.hash, password).catch(async (error: unknown) => {
      // Too many at once: this one was never tried.
      await attempt.undo();
      throw error;
    });
    await (matches ? attempt.succeeded() : attempt.failed());
    if (matches) return true;
    throw new ApiError(403, 'Wrong password.');
  }
}
