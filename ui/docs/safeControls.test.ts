import { createElement } from 'react';
import { expect, test } from 'vitest';
import { safeControls } from '../../.storybook/safeControls';

type Context = Parameters<typeof safeControls>[0];
type Type = Context['argTypes'][string]['type'];

/** The control that the panel offers for a prop of this type whose example is this value. */
const controlOf = (type: Type, example?: unknown, name = 'prop') => {
  const argTypes = { [name]: { name, type } };
  const context = { argTypes, initialArgs: { [name]: example } } as unknown as Context;
  return safeControls(context)[name];
};

const words = (...values: string[]): Type => ({
  name: 'union',
  value: values.map((value) => ({ name: 'literal', value: `'${value}'` })),
});

test('“Set object” is not offered for elements, functions, and lists that nobody has given an example of', () => {
  const list: Type = { name: 'array', value: { name: 'other', value: 'MenuItem' } };
  const elements: Type = { name: 'other', value: 'ReactNode' };
  for (const [type, example] of [
    [list, undefined],
    [list, [{ name: 'Home', onChosen: () => undefined }]],
    [elements, createElement('p')],
    [{ name: 'function' }, undefined],
    [{ name: 'other', value: 'Ref<HTMLInputElement>' }, undefined],
  ] as const)
    expect([type, controlOf(type, example)]).toEqual([type, expect.objectContaining({ control: false })]);
});

test('a list of plain things can be edited, words can be typed', () => {
  const list: Type = { name: 'array', value: { name: 'string' } };
  expect(controlOf(list, ['Longing'])).toMatchObject({ control: 'object' });
  expect(controlOf({ name: 'string' })).toMatchObject({ control: 'text' });
});

test('a choice of few words is made by radio buttons, one of many in a list', () => {
  expect(controlOf(words('light', 'dark'))).toMatchObject({ control: 'radio', options: ['light', 'dark'] });
  expect(controlOf(words('a', 'b', 'c', 'd', 'e', 'f'))).toMatchObject({ control: 'select' });
});

test('ref and style do not appear', () => {
  for (const name of ['ref', 'style'])
    expect(controlOf({ name: 'other', value: '' }, undefined, name)).toMatchObject({
      table: { disable: true },
    });
});
