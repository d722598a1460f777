import { join } from 'node:path';
import type { Config } from '../src/config/config.js';
import { paths } from '../src/contract.js';
import { startApp } from './app.js';

type Command = (config: Config, args: string[], print: (line: string) => void) => Promise<void>;

/** A server on SQLite, and the owner's commands beside it. */
export async function startOwnerServer() {
  const server = await startApp('sqlite');
  return {
    server,
    /** Where a backup may go: there is no such file yet. */
    file: join(server.config.dataDirectory, 'saved.db'),
    /** Runs a command; resolves to what it prints. */
    run: async (command: Command, ...args: string[]) => {
      const lines: string[] = [];
      await command(server.config, args, (line) => lines.push(line));
      return lines.join('\n');
    },
    ask: (question: string) => server.post(paths.questions, { question }),
  };
}

export type OwnerServer = Awaited<ReturnType<typeof startOwnerServer>>;
