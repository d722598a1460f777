import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashFile } from '../admin/admin-hash.js';
import { hashPassword, makePassword } from '../admin/password-hash.js';
import type { Config } from '../config/config.js';
import { limits } from '../contract.js';
import { type Print, UsageError } from './run-command.js';

/** One line from the terminal without showing it, or from a pipe. */
export async function readSecret(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = 'isTTY' in input && input.isTTY === true;
  const lines = createInterface({ input, output: silent, terminal });
  for await (const line of lines) return line;
  return '';
}

/** Makes the hash that the server keeps in place of the password; `--save` also puts it into the data directory. */
export async function password(
  config: Config,
  args: string[],
  print: Print,
  ask: () => Promise<string> = () => readSecret('New admin password (empty: one is made for you): '),
): Promise<void> {
  if (args.some((arg) => arg !== '--save')) throw new UsageError('Usage: npm run password [-- --save]');
  const typed = await ask();
  if (Buffer.byteLength(typed) > limits.passwordBytes)
    throw new UsageError('A password has at most 1,024 bytes.');
  const chosen = typed === '' ? makePassword() : typed;
  const hash = await hashPassword(chosen);
  if (typed === '') print(`Password: ${chosen}`);
  if (!args.includes('--save')) return print(`ADMIN_PASSWORD_HASH='${hash}'`);
  writeFileSync(hashFile(config), `${hash}\n`, { mode: 0o600 });
  print(`Saved in ${hashFile(config)}. Start the server again to use it.`);
}
