import { ButtonLink, Link, SideNote } from '@line-of-dance/ui';
import type { MDXComponents } from 'mdx/types';
import { createContext, lazy, type ComponentType, type PropsWithChildren } from 'react';
import { itemOf } from '../data/navigation';
import type { AttributesOf, smallParts } from '../data/partNames';
import { Illustration } from './Illustration';
import { Photograph } from './Photograph';

/** Function with which an essay from the blog sets the title of its page. */
export const TitleContext = createContext<(title: string) => void>(() => undefined);

const Action = ({ to, children }: PropsWithChildren<AttributesOf<'Action'>>) => (
  <p>
    <ButtonLink href={to}>{children}</ButtonLink>
  </p>
);

/** Section of a text. The table of contents links to it by its `id`. */
const Section = ({ id, title, children }: PropsWithChildren<AttributesOf<'Section'>>) => (
  <section id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Parts that are interactive or large, one file each. A text is shown after its parts have loaded. */
const files = import.meta.glob<{ default: ComponentType }>('./lazy/*.tsx');

export const loadParts = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => files[`./lazy/${name}.tsx`]?.()));

const lazyParts = Object.entries(files).map(([file, load]) => [/\w+(?=\.tsx)/.exec(file)?.[0], lazy(load)]);

/** Parts (components that texts can use), and components for links and pictures in Markdown. */
export const parts: MDXComponents = {
  a: ({ href = '', title, children }) =>
    /^https?:/.test(href) ? (
      <a href={href} title={title} target="_blank" rel="noopener">
        {children}
      </a>
    ) : (
      <Link href={href} title={title} data-placeholder={itemOf(href)?.placeholder || undefined}>
        {children}
      </Link>
    ),
  figure: Photograph,
  Action,
  Figure: Illustration,
  Section,
  SideNote,
  ...Object.fromEntries(lazyParts),
} satisfies MDXComponents & Record<(typeof smallParts)[number], unknown>;
