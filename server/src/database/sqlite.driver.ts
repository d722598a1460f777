import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';

const load = createRequire(import.meta.url);
const nodeVersion = Number.parseInt(process.versions.node, 10);

/**
 * better-sqlite3 in the version for this Node: 12 aborts on Node 24 during garbage collection, 13 crashes on Node 20.
 * https://github.com/WiseLibs/better-sqlite3/issues/1515
 */
export const Sqlite = load(nodeVersion < 22 ? 'better-sqlite3' : 'better-sqlite3-13') as typeof BetterSqlite3;
