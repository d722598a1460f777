import { PageHeading, Prose } from '@line-of-dance/ui';
import { useMemo, useState } from 'react';
import { ArticleContext } from '../../article/ArticleContext';
import type { Content } from '../../content/content';
import { groupTitleOf } from '../../content/navigation';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';

/** A page to read: title, lead, prose in its measure. */
export const createPage = ({ Body, frontmatter }: Content, path: string) => {
  const isEssay = path.startsWith('/writing/');
  const Article = () => {
    const [title, onTitle] = useState(frontmatter.title);
    const context = useMemo(() => ({ frontmatter, onTitle }), []);
    return (
      <Page>
        <PageMeta {...frontmatter} title={title} path={path} type={isEssay ? 'article' : 'website'} />
        <PageHeading title={title} lead={frontmatter.lead} kicker={groupTitleOf(path)} ruled />
        <ArticleContext value={context}>
          <Body as={Prose} data-drop-cap={isEssay || undefined} />
        </ArticleContext>
      </Page>
    );
  };
  return Article;
};
