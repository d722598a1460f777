import { PageHeading, Prose } from '@line-of-dance/ui';
import { useMemo, useState } from 'react';
import { ArticleContext } from '../../article/ArticleContext';
import type { Content } from '../../article/content';
import { kindOf } from '../../content/kinds';
import { groupTitleOf } from '../../content/navigation';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import { metaOfText, type PageMeta } from '../../elements/pageMeta';
import { Dates } from './Dates';

type ArticleContent = Content<'page' | 'essay' | 'legal'>;

export const meta = (content: ArticleContent, path: string): PageMeta => {
  const isEssay = kindOf(path) === 'essay';
  return { ...metaOfText(content, path), type: isEssay ? 'article' : 'website' };
};

/** A page to read: title, lead, prose in its measure. */
export const createPage = ({ Body, frontmatter }: ArticleContent, pageMeta: PageMeta) => {
  const { path, type, written, changed } = pageMeta;
  const isEssay = type === 'article';
  const Article = () => {
    const [title, onTitle] = useState(frontmatter.title);
    const context = useMemo(() => ({ frontmatter, onTitle }), []);
    return (
      <Page>
        <PageHead {...pageMeta} title={title} />
        <PageHeading title={title} lead={frontmatter.lead} kicker={groupTitleOf(path)} ruled />
        {isEssay && written && <Dates written={written} changed={changed} />}
        <ArticleContext value={context}>
          <Body as={Prose} data-drop-cap={isEssay || undefined} />
        </ArticleContext>
      </Page>
    );
  };
  return Article;
};
