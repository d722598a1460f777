import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { reportPath } from './job.ts';

/** Where the report stands beside the built Storybook. */
export const reportAddress = '/report.html';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'storybook-static');

export interface Story {
  id: string;
  /** Such as `Forms/Field`. */
  title: string;
  /** Such as `Error`. */
  name: string;
  type: 'story' | 'docs';
  tags: string[];
  /** Where it is written, such as `./ui/src/components/Field/Field.stories.tsx`. */
  importPath: string;
}

/** Builds Storybook, so that the pictures show the current files. */
export const buildStorybook = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const command = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    // Vite, which runs this file, sets it to development; the pictures show the production build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const build = spawn(process.execPath, [command, 'build', '--quiet', '-o', built], { cwd: root, env });
    const words: string[] = [];
    build.stdout.on('data', (chunk: Buffer) => words.push(chunk.toString()));
    build.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()));
    build.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Storybook did not build.\n${words.join('')}`)),
    );
  });

export const listStories = async (): Promise<Story[]> => {
  const { entries } = JSON.parse(await readFile(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter((entry) => entry.type === 'story');
};

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  address: string;
  close: () => void;
}

/** Serves the built Storybook on a free port of this machine alone. */
export const serveStorybook = async (): Promise<Served> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file =
      pathname === reportAddress
        ? reportPath
        : join(built, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)));
    stat(file).then(
      () => {
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        // Their names contain a hash of their content, so the browser may keep them.
        if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=3600, immutable');
        createReadStream(file).pipe(response);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
};
