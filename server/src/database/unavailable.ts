import { QueryFailedError } from 'typeorm';

/** What the driver of the database said, below TypeORM's own error. */
export const driverError = (error: unknown): unknown =>
  error instanceof QueryFailedError ? error.driverError : error;

export const driverCode = (error: unknown): string => {
  const cause = driverError(error);
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
};

/** Another program has locked the SQLite file, for a while. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(driverCode(error));

/** A unique column has this value already. */
export const isDuplicate = (error: unknown): boolean =>
  /^(SQLITE_CONSTRAINT_UNIQUE|23505)$/.test(driverCode(error));

/** SQLite: locked, read-only, full, or the disk fails. */
const sqliteFault = /^SQLITE_(BUSY|LOCKED|READONLY|FULL|IOERR|CANTOPEN|PROTOCOL)/;
/** PostgreSQL: connection lost, out of resources, shutting down, read-only transaction; or a code of the system. */
const postgresFault = /^((08|53|57)\w{3}|25006|E[A-Z]+)$/;
const lostConnection =
  /read timeout|timeout exceeded|timeout expired|connection terminated|connection ended|query_canceled/i;

/** The code of a database that cannot serve now, though the statement was right; the visitor may try again. */
export function unavailableCode(error: unknown): string | undefined {
  const code = driverCode(error);
  if (sqliteFault.test(code) || postgresFault.test(code)) return code;
  const cause = driverError(error);
  return cause instanceof Error && lostConnection.test(cause.message) ? 'connection-lost' : undefined;
}
