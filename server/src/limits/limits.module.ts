import { Global, Module } from '@nestjs/common';
import { AddressKeys } from './address-keys.js';
import { Limiters } from './limiters.js';
import { PasswordLimits } from './password-limits.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  providers: [AddressKeys, Limiters, PasswordLimits, RateLimits],
  exports: [Limiters, PasswordLimits, RateLimits],
})
export class LimitsModule {}
