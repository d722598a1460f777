import { Link, PageHeading, Prose } from '@line-of-dance/ui';
import texts from '../../../content/placeholders.yml';
import { groupTitleOf, itemOf } from '../../content/navigation';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';

const textOf = (path: string) => {
  const text = texts[path];
  if (!text) throw new Error(`site/content/placeholders.yml has no entry for ${path}`);
  return text;
};

export const meta = (path: string): PageMeta => ({
  path,
  title: itemOf(path)?.label ?? '',
  description: textOf(path).summary,
});

/** An entry that is not written yet: what it is about, and what a reader can use until then. */
export const createPlaceholder = (pageMeta: PageMeta) => {
  const { path, title } = pageMeta;
  const { summary, asks = [], thought, meanwhile = [] } = textOf(path);
  return () => (
    <Page>
      <PageHead {...pageMeta} />
      <PageHeading title={title} kicker={groupTitleOf(path)} lead={summary} ruled />
      <Prose>
        {asks.length > 0 && (
          <>
            <h2>What it will ask</h2>
            <ul>
              {asks.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        )}
        {thought && (
          <>
            <h2>A thought to go on with</h2>
            <p>{thought}</p>
          </>
        )}
        {meanwhile.length > 0 && (
          <>
            <h2>Already written</h2>
            <ul>
              {meanwhile.map(({ to, why }) => (
                <li key={to}>
                  <Link href={to}>{itemOf(to)?.label ?? to}</Link>. {why}
                </li>
              ))}
            </ul>
          </>
        )}
      </Prose>
    </Page>
  );
};
