import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { closeGaps, codePoints, isBlank } from '../contract.js';

interface Rules {
  /** How the sentence to the visitor begins. */
  noun: string;
  max: number;
  /** One line, which may be missing. */
  isLine: boolean;
  workedOnAs?: ((text: string) => string) | undefined;
}

/** Controls that a terminal or a parser would act on, and what XML cannot hold; line feed and tab are text. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
const lineBreaks = /[\n\r\u0085\u2028\u2029]/;

function fault(value: unknown, { noun, max, isLine, workedOnAs }: Rules): string | undefined {
  if (isLine && (value === undefined || value === null)) return undefined;
  if (typeof value !== 'string') return `${noun} must be text.`;
  if (!value.isWellFormed()) return `${noun} holds a character that is not text.`;
  if (isBlank(value)) return `${noun} cannot be empty.`;
  if (codePoints(value) > max || (workedOnAs && codePoints(workedOnAs(value)) > max))
    return `${noun} is too long: ${max} characters at most.`;
  return isLine && lineBreaks.test(value) ? `${noun} must be one line.` : undefined;
}

const Check = (rules: Rules) =>
  ValidateBy({
    name: 'text',
    validator: {
      validate: (value) => fault(value, rules) === undefined,
      defaultMessage: (context) => fault(context?.value, rules) ?? '',
    },
  });

const withoutControls = (text: string) => text.replace(controls, '').trim();

/**
 * A text that somebody must be able to see, trimmed and otherwise kept to the letter. Where it is worked on in another
 * form, that form must not be longer either: normalising may turn one character into eighteen.
 */
export function VisibleText(noun: string, max: number, workedOnAs?: Rules['workedOnAs']): PropertyDecorator {
  const clean = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? closeGaps(withoutControls(value)) : value,
  );
  const check = Check({ noun, max, isLine: false, workedOnAs });
  return applyDecorators(clean, check);
}

/** One line, or nothing: what a reader could not see counts as not given. */
export function OptionalLine(noun: string, max: number): PropertyDecorator {
  // Line breaks stay until the check has seen them: they are refused, not mended.
  const clean = Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const line = value.trim();
    if (isBlank(line)) return null;
    return lineBreaks.test(line) ? line : withoutControls(line);
  });
  const check = Check({ noun, max, isLine: true });
  return applyDecorators(clean, check);
}
