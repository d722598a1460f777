import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ModuleGraph } from './moduleGraph.ts';

const root = mkdtempSync(join(tmpdir(), 'graph-'));
afterAll(() => rmSync(root, { recursive: true }));

const sources: Record<string, string> = {
  'ui/src/index.ts': `export * from './link';
export { Button } from './Button';
export { Field, type FieldProps } from './Field';`,
  'ui/src/link.ts': '',
  'ui/src/Button.tsx': `import { tokens } from './tokens';`,
  'ui/src/Field.tsx': `import './field.css';`,
  'ui/src/field.css': '',
  'ui/src/tokens.ts': '',
  'site/src/main.tsx': `import { Button } from '@line-of-dance/ui';
const later = () => import('./Later');`,
  'site/src/Later.tsx': `import { Field } from '@line-of-dance/ui';
import texts from '../content/texts.yml';`,
  'site/content/texts.yml': '',
};
for (const [file, text] of Object.entries(sources)) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const reached = (follows: boolean) => [
  ...new ModuleGraph(root).reachedFrom(['site/src/main.tsx'], () => follows),
];

test('of the library only the named components are reached, with what they import', () => {
  expect(reached(false).toSorted()).toEqual([
    'site/src/main.tsx',
    'ui/src/Button.tsx',
    'ui/src/link.ts',
    'ui/src/tokens.ts',
  ]);
});

test('dynamic imports are followed where that is asked for, down to styles and texts', () => {
  expect(reached(true)).toEqual(
    expect.arrayContaining([
      'site/src/Later.tsx',
      'ui/src/Field.tsx',
      'ui/src/field.css',
      'site/content/texts.yml',
    ]),
  );
});
