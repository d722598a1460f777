import { type Honeypot, isBlank } from '../contract.js';

/** Nobody sees the field, so only a program (or an eager autofill) has filled it. */
export const isSuspectedSpam = ({ website }: Honeypot): boolean =>
  typeof website === 'string' && !isBlank(website);
