import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { closeGaps, codePoints, isBlank } from '../contract.js';

interface Rules {
  /** First word of the error message, such as "Question". */
  noun: string;
  max: number;
  /** True for a name or an address: it may be missing, and must not have line breaks. */
  isLine: boolean;
  normalise?: ((text: string) => string) | undefined;
}

/** Control characters except line feed and tab, and characters that XML forbids. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
const lineBreaks = /[\n\r\u0085\u2028\u2029]/;

function fault(value: unknown, { noun, max, isLine, normalise }: Rules): string | undefined {
  if (isLine && (value === undefined || value === null)) return undefined;
  if (typeof value !== 'string') return `${noun} must be text.`;
  if (!value.isWellFormed()) return `${noun} holds a character that is not text.`;
  if (isBlank(value)) return `${noun} cannot be empty.`;
  if (codePoints(value) > max || (normalise && codePoints(normalise(value)) > max))
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

/** Trims a text, removes control characters and shortens gaps between lines. */
export const cleaned = (text: string) => closeGaps(withoutControls(text));

/**
 * Validates a required text, trims it and removes control characters. Pass `normalise` if the text is normalised later:
 * the result must not exceed `max` either, because one character can become eighteen.
 */
export function VisibleText(noun: string, max: number, normalise?: Rules['normalise']): PropertyDecorator {
  const clean = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? cleaned(value) : value,
  );
  const check = Check({ noun, max, isLine: false, normalise });
  return applyDecorators(clean, check);
}

/** Validates an optional single line. A line without visible characters counts as missing. */
export function OptionalLine(noun: string, max: number): PropertyDecorator {
  // Keeps line breaks, so that the check refuses them.
  const clean = Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const line = value.trim();
    if (isBlank(line)) return null;
    return lineBreaks.test(line) ? line : withoutControls(line);
  });
  const check = Check({ noun, max, isLine: true });
  return applyDecorators(clean, check);
}
