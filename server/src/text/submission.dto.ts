import { IsOptional, IsString } from 'class-validator';
import { type Honeypot, isBlank, limits } from '../contract.js';
import { OptionalLine } from './text.decorators.js';

/** What a visitor's form sends beside its text. */
export class SubmissionDto implements Honeypot {
  @OptionalLine('Name', limits.name)
  name?: string | null;

  @IsOptional()
  @IsString({ message: 'Website must be text.' })
  website?: string | null;
}

/** Nobody sees the field, so only a program (or an eager autofill) has filled it. */
export const isSuspectedSpam = ({ website }: Honeypot): boolean =>
  typeof website === 'string' && !isBlank(website);
