import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';
import { loadDrawings } from '../content/drawings';
import { everywhere } from './everywhere';
import { islands } from './registry';
import { staticParts } from './staticParts';

type Part = ComponentType<Record<string, unknown>>;

/** Marks the part and its props in the HTML, so that it can be hydrated. */
const asIsland = (name: string, part: unknown) => {
  const Inner = part as Part;
  return (props: Record<string, unknown>) => (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Inner {...props} />
    </div>
  );
};

const loadPart = async (name: string): Promise<MDXComponents> => {
  const load = islands[name] ?? staticParts[name];
  if (!load) throw new Error(`site/content uses an unknown part: <${name}>`);
  const { parts, drawings = [] } = await load();
  const part = parts[name];
  if (!part) throw new Error(`The registry's file for <${name}> has no export of that name.`);
  await loadDrawings(drawings);
  return { [name]: name in islands ? asIsland(name, part) : part };
};

/** The parts that a text names, with their drawings. An unknown name stops the build. */
export const loadParts = async (names: readonly string[]): Promise<MDXComponents> => {
  const onDemand = names.filter((name) => !(name in everywhere));
  return Object.assign({}, everywhere, ...(await Promise.all(onDemand.map(loadPart)))) as MDXComponents;
};
