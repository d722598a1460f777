import { expect, test } from 'vitest';
import { Engine } from '../engine.js';
import { unreached } from './evaluate.js';

test('three quarters of the lexicon can be reached by what visitors type', () => {
  const engine = new Engine();
  expect(unreached(engine, 20).terms.length).toBeLessThan(engine.knowledge.lexicon.length / 4);
});
