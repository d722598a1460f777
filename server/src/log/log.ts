import type { LoggerService } from '@nestjs/common';

const ranks = { info: 0, warn: 1, error: 2, silent: 3 } as const;
export type LogLevel = keyof typeof ranks;
type Fields = Record<string, string | number | boolean | undefined>;

/** Lines are gathered for this long, so that a busy server does not write to the terminal once per request. */
const gatherMs = 100;

/**
 * One JSON object per line on standard output. It is given names and numbers only: never a body, a query, an
 * address or an error's text, for those may repeat what a visitor wrote.
 */
export class Log implements LoggerService {
  private lines = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly level: LogLevel,
    private readonly sink: (text: string) => void = (text) => void process.stdout.write(text),
  ) {}

  info(event: string, fields: Fields = {}): void {
    this.append('info', event, fields);
  }

  warn(event: string, fields: unknown = {}): void {
    this.append('warn', event, toFields(fields));
  }

  error(event: unknown, fields: unknown = {}): void {
    this.append('error', toText(event), toFields(fields));
  }

  /** Nest's own start-up lines say nothing that ours do not. */
  log(): void {}

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.lines === '') return;
    const text = this.lines;
    this.lines = '';
    this.sink(text);
  }

  private append(level: Exclude<LogLevel, 'silent'>, event: string, fields: Fields): void {
    if (ranks[level] < ranks[this.level]) return;
    this.lines += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
    this.timer ??= setTimeout(() => this.flush(), gatherMs).unref();
  }
}

function toText(event: unknown): string {
  return event instanceof Error ? event.name : String(event);
}

/** Nest hands over a context name where we hand over fields. */
function toFields(value: unknown): Fields {
  if (typeof value === 'string') return { context: value };
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/**
 * What may be told about a failure: its kind and where it happened. Messages of databases and parsers quote their
 * input, so a message is kept only from mistakes of our own code.
 */
export function describe(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const ours = error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code,
    ...(ours && { message: error.message }),
    at: frames
      ?.slice(0, 6)
      .map((line) => line.trim().slice(3))
      .join(' < '),
  };
}
