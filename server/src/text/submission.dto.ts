import { IsOptional, IsString } from 'class-validator';
import { type Honeypot, isBlank, limits } from '../contract.js';
import { OptionalLine } from './text.decorators.js';

/** Fields that both forms share: the optional name and the honeypot. */
export class SubmissionDto implements Honeypot {
  @OptionalLine('Name', limits.name)
  name?: string | null;

  @IsOptional()
  @IsString({ message: 'Website must be text.' })
  website?: string | null;
}

/** Tells whether the honeypot was filled in, by a bot or by a browser's autofill. */
export const isSuspectedSpam = ({ website }: Honeypot): boolean =>
  typeof website === 'string' && !isBlank(website);
