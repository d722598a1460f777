import { QueryFailedError } from 'typeorm';

/** Returns the database driver's error, which TypeORM wraps. */
const driverError = (error: unknown): unknown =>
  error instanceof QueryFailedError ? error.driverError : error;

export const driverCode = (error: unknown): string => {
  const cause = driverError(error);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

/** Tells whether another process has locked the SQLite file for a moment. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(driverCode(error));

/** Tells whether an insert failed because a unique column already has this value. */
export const isDuplicate = (error: unknown): boolean =>
  /^(SQLITE_CONSTRAINT_UNIQUE|23505)$/.test(driverCode(error));

/** SQLite errors: locked, read-only, disk full or failing. */
const sqliteFault = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN|PROTOCOL)/;
/** PostgreSQL errors: connection lost, out of resources, shutting down, read-only. Also system errors (`E…`). */
const postgresFault = /^((08|53|57)\w{3}|25006|E[A-Z]+)$/;
const lostConnection =
  /read timeout|timeout exceeded|timeout expired|connection terminated|connection ended|not queryable|query_canceled/i;

/** Returns the error code if the database is temporarily unavailable (503), or `undefined` for other errors. */
export function unavailableCode(error: unknown): string | undefined {
  const code = driverCode(error);
  if (sqliteFault.test(code) || postgresFault.test(code)) return code;
  const cause = driverError(error);
  return cause instanceof Error && lostConnection.test(cause.message) ? 'connection-lost' : undefined;
}
