import { TableOfContents as TableOfContentsList } from '@line-of-dance/ui';
import { useContext, type ReactNode } from 'react';
import { ArticleContext } from './ArticleContext';

const useSections = () => {
  const frontmatter = useContext(ArticleContext)?.frontmatter;
  return (frontmatter && 'sections' in frontmatter && frontmatter.sections) || [];
};

export const TableOfContents = () => <TableOfContentsList items={useSections()} />;

interface SectionProps {
  /** Anchor of the section. The frontmatter has its heading. */
  id: string;
  children: ReactNode;
}

export const Section = ({ id, children }: SectionProps) => (
  <section id={id}>
    <h2>{useSections().find((section) => section.id === id)?.label}</h2>
    {children}
  </section>
);
