import { Link, PageHeading, Prose } from '@line-of-dance/ui';
import { groupTitleOf, itemOf } from '../../data/navigation';
import type { PlaceholderTexts } from '../../data/schema';
import { Page, type PageProps } from '../Page';

export type PlaceholderFields = PlaceholderTexts[string] & { title: string; description: string };

/** An entry that is not written yet: what it is about, and what a reader can use until then. */
const Placeholder = ({ frontmatter, meta }: PageProps<PlaceholderFields>) => {
  const { title, summary, asks = [], thought, meanwhile = [] } = frontmatter;
  return (
    <Page meta={meta}>
      <PageHeading title={title} kicker={groupTitleOf(meta.path)} lead={summary} ruled />
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

export default Placeholder;
