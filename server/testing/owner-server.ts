import { join } from 'node:path';
import type { Config } from '../src/config/config.js';
import { paths } from '../src/contract.js';
import { startApp } from './app.js';

type Command = (config: Config, args: string[], print: (line: string) => void) => Promise<void>;

/** Starts a server on SQLite, with a function that runs the owner's commands on its data. */
export async function startOwnerServer() {
  const server = await startApp('sqlite');
  return {
    server,
    /** Path for a backup. The file does not exist yet. */
    file: join(server.config.dataDirectory, 'saved.db'),
    /** Runs a command and resolves to its output. */
    run: async (command: Command, ...args: string[]) => {
      const lines: string[] = [];
      await command(server.config, args, (line) => lines.push(line));
      return lines.join('\n');
    },
    ask: (question: string) => server.post(paths.questions, { question }),
  };
}

export type OwnerServer = Awaited<ReturnType<typeof startOwnerServer>>;
