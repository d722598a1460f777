import { ButtonLink, Link, SideNote } from '@line-of-dance/ui';
import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import { loadDrawings } from '../content/drawings';
import { Illustration } from './Illustration';

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
  Action,
  Figure,
  SideNote,
};

type Part = ComponentType<Record<string, unknown>>;

interface PartModule {
  parts: MDXComponents;
  /** The parts do something: they come to life inside the text's HTML. */
  island?: boolean;
  /** Drawings that the parts show by themselves. */
  drawings?: readonly string[];
}

/** What a few texts use, fetched with them. Together with the above: everything that a text may contain beside Markdown. */
const onDemand: Record<string, () => Promise<PartModule>> = {
  Contents: () => import('./Contents'),
  EmotionCollage: () => import('./EmotionCollage'),
  Episodes: () => import('./Episodes'),
  Exercises: () => import('./Exercises'),
  Highlight: () => import('./Highlight'),
  MediumArticle: () => import('./MediumArticle'),
  MusicPlayer: () => import('./embeds'),
  PhotoPost: () => import('./embeds'),
  Poems: () => import('./Poems'),
  Section: () => import('./Contents'),
  Service: () => import('./Service'),
  SocialPost: () => import('./embeds'),
  TechStack: () => import('./TechStack'),
  Thing: () => import('./Things'),
  Things: () => import('./Things'),
  VideoPlaylist: () => import('./embeds'),
};

/** Leaves a trace of the part and its props in the HTML. */
const asIsland = (name: string, part: unknown) => {
  const Inner = part as Part;
  return (props: Record<string, unknown>) => (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Inner {...props} />
    </div>
  );
};

/** The parts that a text names, with their drawings. An unknown name stops the build. */
export const loadParts = async (names: readonly string[]): Promise<MDXComponents> => {
  const modules = await Promise.all(
    names
      .filter((name) => !(name in everywhere))
      .map((name) => {
        const load = onDemand[name];
        if (!load) throw new Error(`site/content uses an unknown part: <${name}>`);
        return load();
      }),
  );
  await loadDrawings(modules.flatMap((module) => module.drawings ?? []));
  const loaded = modules.flatMap(({ parts, island }) =>
    Object.entries(parts).map(([name, part]) => [name, island ? asIsland(name, part) : part]),
  );
  return { ...everywhere, ...(Object.fromEntries(loaded) as MDXComponents) };
};
