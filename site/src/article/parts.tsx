import { ButtonLink, Link, SideNote } from '@line-of-dance/ui';
import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import { loadDrawings } from '../content/drawings';
import { Illustration } from './Illustration';
import { Photograph } from './Photograph';
import { islands, staticParts } from './registry';

interface FigureProps {
  drawing: string;
  alt: string;
  caption?: string;
  wide?: boolean;
}

const Figure = ({ drawing, ...rest }: FigureProps) => <Illustration name={drawing} {...rest} />;

interface ActionProps {
  to: string;
  children: ReactNode;
}

const Action = ({ to, children }: ActionProps) => (
  <p>
    <ButtonLink href={to}>{children}</ButtonLink>
  </p>
);

/** What nearly every text uses. */
const everywhere: MDXComponents = {
  a: ({ href = '', title, children }) =>
    /^https?:/.test(href) ? (
      <a href={href} title={title} target="_blank" rel="noopener">
        {children}
      </a>
    ) : (
      <Link href={href} title={title}>
        {children}
      </Link>
    ),
  figure: Photograph,
  Action,
  Figure,
  SideNote,
};

type Part = ComponentType<Record<string, unknown>>;

/** Leaves a trace of the part and its props in the HTML. */
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
  if (!part) throw new Error(`The registry's file for <${name}> does not have it.`);
  await loadDrawings(drawings);
  return { [name]: name in islands ? asIsland(name, part) : part };
};

/** The parts that a text names, with their drawings. An unknown name stops the build. */
export const loadParts = async (names: readonly string[]): Promise<MDXComponents> => {
  const onDemand = names.filter((name) => !(name in everywhere));
  return Object.assign({}, everywhere, ...(await Promise.all(onDemand.map(loadPart)))) as MDXComponents;
};
