export const minute = 60;
export const hour = 60 * minute;

/** Failed passwords of one address: so many are free, then each next one waits twice as long as the last. */
export const freeFailures = 5;
export const firstBlockSeconds = minute;
export const longestBlockSeconds = hour;

/** What the last strike means: how long to wait (0: go on), and whether this address has been the owner's lately. */
export interface Strike {
  waitSeconds: number;
  trusted: boolean;
}

/**
 * Where the limits are counted: in memory for one process, in PostgreSQL where several share the work. Times are
 * measured by a clock that cannot be set (memory) or by the database's own.
 */
export abstract class LimitStore {
  /** Counts one use of a window that opens with its first use; answers the seconds to wait, 0 when it was allowed. */
  abstract take(key: string, limit: number, seconds: number): Promise<number>;

  /** Undoes one `take`. */
  abstract giveBack(key: string): Promise<void>;

  /** Counts a failure beforehand, so that a thousand tries at once are not a thousand tries. */
  abstract strike(key: string): Promise<Strike>;

  /** Undoes one `strike`: the try was never made. */
  abstract pardon(key: string): Promise<void>;

  /** The password was right: nothing is held against this address, and it is trusted for a day. */
  abstract absolve(key: string): Promise<void>;

  /** The random key under which addresses are hashed today; tomorrow nobody can tell whose they were. */
  abstract secretOfTheDay(): Promise<Buffer>;
}
