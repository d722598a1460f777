import { PageHeading, Prose } from '@line-of-dance/ui';
import { Fragment, useState } from 'react';
import { groupTitleOf } from '../../data/navigation';
import { Illustration } from '../../parts/Illustration';
import { TitleContext } from '../../parts/parts';
import { Page, type PageProps } from '../Page';
import { Dates } from './Dates';
import { ReadingLine } from './ReadingLine';

/** Page with a text: title, lead and prose. */
const Article = ({ frontmatter, meta, children }: PageProps) => {
  const { date, updated, lead, drawing } = frontmatter;
  const isEssay = meta.kind === 'essay';
  // A text without a date introduces an essay that is embedded in it. That essay has a drop cap of its own.
  const isWhole = isEssay && date !== undefined;
  const Around = isEssay ? ReadingLine : Fragment;
  const [title, setTitle] = useState(frontmatter.title);
  return (
    <Page meta={{ ...meta, title }}>
      <Around>
        <PageHeading
          title={title}
          lead={lead}
          kicker={groupTitleOf(meta.path)}
          drawing={drawing && <Illustration drawing={drawing} />}
          ruled
        />
        {isWhole && <Dates written={date} changed={updated} />}
        <TitleContext value={setTitle}>
          <Prose data-column data-drop-cap={isWhole || undefined}>
            {children}
          </Prose>
        </TitleContext>
      </Around>
    </Page>
  );
};

export default Article;
