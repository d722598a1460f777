import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptFaults } from './staticParts.ts';

/** A library of two parts: one needs a script, the other is plain HTML. */
const library = `
  import { useEffect, useState } from 'react';
  export const Ticker = () => {
    const [count, setCount] = useState(0);
    useEffect(() => void setTimeout(() => setCount(count + 1)));
    return <b>{count}</b>;
  };
  export const Line = ({ children }) => <p>{children}</p>;
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-of-dance-parts-'));
  mkdirSync(join(folder, 'parts'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const faultsOf = async (part: string): Promise<string[]> => {
  writeFileSync(join(folder, 'library.jsx'), library);
  writeFileSync(join(folder, 'parts/Part.jsx'), part);
  writeFileSync(join(folder, 'list.js'), `export const list = { Part: () => import('./parts/Part.jsx') };`);
  const rolldownOptions = { input: join(folder, 'list.js'), external: [/^react/] };
  const options = { ssr: true, write: false, rolldownOptions } as const;
  const bundle = await build({ root: folder, configFile: false, logLevel: 'silent', build: options });
  return scriptFaults(bundle as Rolldown.RolldownOutput, folder);
};

test('a part without hooks and handlers passes, whatever else its files contain', async () => {
  const part = `import { Line } from '../library.jsx';
    export const parts = { Part: () => <Line>Say: onClick, useState</Line> };`;
  expect(await faultsOf(part)).toEqual([]);
});

test('a part with a handler, or with a hook in a file of the library, is named with what would not work', async () => {
  const pressed = `export const parts = { Part: () => <button onClick={() => alert('Hello')}>Hello</button> };`;
  expect(await faultsOf(pressed)).toEqual([
    expect.stringMatching(/^parts\/Part\.jsx is registered as a part without a script, but .* has onClick:/),
  ]);
  const ticking = `import { Ticker } from '../library.jsx';
    export const parts = { Part: Ticker };`;
  expect(await faultsOf(ticking)).toEqual([
    expect.stringMatching(/^parts\/Part\.jsx .* but library\.jsx has useState, useEffect:/),
  ]);
});
