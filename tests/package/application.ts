import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../..');
export const read = (...path: string[]) => readFile(join(...path), 'utf8');

/** Runs a program and returns its output. If it fails, the output is in the error. */
export const run = async (cwd: string, command: string, ...parameters: string[]): Promise<string> => {
  try {
    const env = { ...process.env, NODE_ENV: 'production' };
    return (await promisify(execFile)(command, parameters, { cwd, env, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${parameters.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};

/** Returns the versions that the repository has installed, so that npm need not download others. */
export const versionsOf = async (...names: string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const { version } = JSON.parse(await read(root, 'node_modules', name, 'package.json')) as {
          version: string;
        };
        return [name, version] as const;
      }),
    ),
  );

export interface Packed {
  filename: string;
  files: { path: string }[];
}

/** Creates an application that installs the packed library. Its first page is the example in ui/README.md. */
export const makeApplication = async (folder: string, packed: Packed) => {
  await cp(join(import.meta.dirname, 'app'), folder, { recursive: true });
  const readme = await read(root, 'ui/README.md');
  await writeFile(join(folder, 'src/main.tsx'), /```tsx\n(.*?)```/s.exec(readme)?.[1] ?? '');
  const dependencies = {
    '@line-of-dance/ui': `file:${packed.filename}`,
    ...(await versionsOf(
      'react',
      'react-dom',
      'styled-components',
      'vite',
      '@vitejs/plugin-react',
      // The types of styled-components use Node's streams.
      '@types/node',
      '@types/react',
      '@types/react-dom',
    )),
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  await run(folder, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
};
