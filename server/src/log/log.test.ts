import { describe as group, expect, test } from 'vitest';
import type { Config } from '../config/config.js';
import { createLog, describe } from './log.js';

function logAt(level: Config['logLevel']) {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

group('the log', () => {
  test('writes one JSON object per line, with names instead of numbers for its levels', () => {
    const { log, lines } = logAt('info');
    log.info({ status: 200 }, 'request');
    log.warn('odd');
    expect(lines()).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-/), event: 'request', status: 200 },
      { level: 'warn', time: expect.any(String), event: 'odd' },
    ]);
  });

  test('leaves out what is below its level', () => {
    const { log, lines } = logAt('error');
    log.info('a');
    log.error('b');
    expect(lines()).toMatchObject([{ event: 'b' }]);
    const silent = logAt('silent');
    silent.log.error('c');
    expect(silent.lines()).toEqual([]);
  });

  test('keeps control characters escaped', () => {
    const { log, lines } = logAt('info');
    log.info({ route: 'a\u001b[31m\nb' }, 'x');
    expect(lines()).toHaveLength(1);
  });

  test('logs an error of our own code in full, and of any other only where it happened', () => {
    const { log, lines } = logAt('info');
    log.error({ err: new TypeError('x is not a function') }, 'failure');
    const foreign = Object.assign(new Error('Key (email)=(canary) exists'), { code: '23505' });
    log.error({ err: foreign }, 'failure');
    log.error({ req: { url: '/canary' }, res: 'canary' }, 'failure');
    expect(lines()).toMatchObject([
      { err: { message: 'x is not a function', at: expect.stringContaining('log.test.ts') } },
      { err: { error: 'Error', code: '23505' } },
      { event: 'failure' },
    ]);
    expect(JSON.stringify(lines())).not.toContain('canary');
    expect(describe('canary')).toEqual({ error: 'string' });
  });
});
