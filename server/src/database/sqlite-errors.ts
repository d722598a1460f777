import { DatabaseUnavailable } from './database.js';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Another program or process holds the file: it will let go. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));

/** The fault is the file's or the disk's, not the statement's. */
export const isAway = (error: unknown): boolean =>
  isBusy(error) || /^SQLITE_(READONLY|FULL|IOERR|CANTOPEN|PROTOCOL)/.test(codeOf(error));

/** What a caller is told. */
export const toAnswer = (error: unknown): unknown =>
  isAway(error) ? new DatabaseUnavailable(codeOf(error)) : error;

/** How long a call may wait for another process to release the file; the process itself never blocks meanwhile. */
export const patienceMs = 3_000;
export const pauseMs = (): number => 5 + Math.random() * 15;
