import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

const inWords = (type: SBType): string => {
  if (type.name === 'union')
    return type.value
      .map(inWords)
      .filter((word) => word !== 'undefined')
      .join(' | ');
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  return type.name === 'other' || type.name === 'literal' ? String(type.value) : type.name;
};

/** Props tables name the parts of a union instead of saying "union". */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      if (table?.type?.summary !== 'union' || !type || typeof type === 'string') return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: inWords(type) } } }];
    }),
  );
