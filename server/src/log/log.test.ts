import { describe as group, expect, test, vi } from 'vitest';
import { describe, Log, type LogLevel } from './log.js';

function logAt(level: LogLevel) {
  const lines: string[] = [];
  const log = new Log(level, (text) => lines.push(...text.trim().split('\n')));
  return {
    log,
    lines: () => (log.flush(), lines.map((line) => JSON.parse(line) as Record<string, unknown>)),
  };
}

group('the log', () => {
  test('writes one JSON object per line, soon and at once when asked', () => {
    vi.useFakeTimers();
    const { log, lines } = logAt('info');
    log.info('request', { status: 200 });
    log.warn('odd');
    vi.advanceTimersByTime(200);
    log.error('bad', 'SomeContext');
    log.log();
    expect(lines()).toMatchObject([
      { level: 'info', event: 'request', status: 200 },
      { level: 'warn', event: 'odd' },
      { level: 'error', event: 'bad', context: 'SomeContext' },
    ]);
    vi.useRealTimers();
  });

  test('leaves out what is below its level', () => {
    const { log, lines } = logAt('error');
    log.info('a');
    log.warn('b');
    log.error(new TypeError('with a canary'));
    expect(lines()).toEqual([{ time: expect.any(String), level: 'error', event: 'TypeError' }]);
    const silent = logAt('silent');
    silent.log.error('c');
    expect(silent.lines()).toEqual([]);
  });

  test('row 9: control characters stay escaped', () => {
    const { log, lines } = logAt('info');
    log.info('x', { route: 'a\u001b[31m\nb' });
    expect(lines()).toHaveLength(1);
  });

  test('tells a mistake of ours in full, and of another only where it happened', () => {
    expect(describe(new TypeError('x is not a function'))).toMatchObject({
      error: 'TypeError',
      message: 'x is not a function',
      at: expect.stringContaining('log.test.ts'),
    });
    const foreign = describe(Object.assign(new Error('Key (email)=(canary) exists'), { code: '23505' }));
    expect(foreign).toMatchObject({ error: 'Error', code: '23505' });
    expect(JSON.stringify(foreign)).not.toContain('canary');
    expect(describe('canary')).toEqual({ error: 'string' });
  });
});
