import { ButtonLink, Link, SideNote } from '@line-of-dance/ui';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { Illustration } from './Illustration';
import { Photograph } from './Photograph';

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

/** What nearly every text uses: HTML and nothing else, as in staticParts. */
export const everywhere: MDXComponents = {
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
