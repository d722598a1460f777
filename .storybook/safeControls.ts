import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

type Control = Pick<InputType, 'control' | 'options'>;

const none: Control = { control: false };

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !isValidElement(value)
    ? Object.values(value).every(isPlain)
    : typeof value !== 'function' && !isValidElement(value);

const choiceOf = (words: readonly string[]): Control => ({
  options: words,
  control: words.length <= 5 ? 'radio' : 'select',
});

/** `'a' | 'b' | undefined` is a choice, `string | undefined` a string. */
const membersOf = (type: SBType): SBType[] =>
  type.name === 'union'
    ? type.value
        .flatMap(membersOf)
        .filter((member) => member.name !== 'other' || member.value !== 'undefined')
    : [type];

const literalOf = (type: SBType): string | undefined =>
  type.name === 'literal' || type.name === 'other'
    ? /^["'](.+)["']$/.exec(String(type.value))?.[1]
    : undefined;

const controlOfType = (type: SBType, value: unknown): Control => {
  if (type.name === 'boolean' || type.name === 'number') return { control: type.name };
  if (type.name === 'string') return { control: 'text' };
  if (type.name === 'enum') return choiceOf(type.value.map(String));
  const isText = type.name === 'other' && type.value === 'ReactNode' && !isValidElement(value);
  if (isText && (value === undefined || typeof value === 'string')) return { control: 'text' };
  return value !== undefined && isPlain(value) ? { control: 'object' } : none;
};

const controlOf = ({ type, table }: InputType, value: unknown): Control => {
  if (typeof value === 'function') return none;
  if (!type || typeof type === 'string')
    return /^(true|false)$/.test(table?.defaultValue?.summary ?? '') ? { control: 'boolean' } : none;
  const members = membersOf(type);
  const words = members.map(literalOf).filter((word) => word !== undefined);
  if (words.length > 0 && words.length === members.length) return choiceOf(words);
  const [first] = members;
  return members.length === 1 && first ? controlOfType(first, value) : controlOfType(type, value);
};

const hidden = new Set(['ref', 'style']);

/** No control for values that cannot be typed in: "Set object" would break a component that expects elements, a function or a list with a shape of its own. */
export const safeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) =>
      hidden.has(name)
        ? [name, { ...argType, control: false, table: { ...argType.table, disable: true } }]
        : [name, { ...controlOf(argType, initialArgs[name]), ...argType }],
    ),
  );
