import { Link, PageHeading, Prose } from '@line-of-dance/ui';
import { groupTitleOf, itemOf } from '../../data/navigation';
import type { PlaceholderTexts } from '../../data/schema';
import { Page, type PageProps } from '../Page';

export type PlaceholderFields = PlaceholderTexts[string] & { title: string; description: string };

/** An entry that is not written yet: what it is about, and what a reader can use until then. */
const Placeholder = ({ frontmatter, meta }: PageProps<PlaceholderFields>) => {
  const { title, summary, paragraphs = [], list = [], meanwhile = [] } = frontmatter;
  return (
    <Page meta={meta}>
      <PageHeading
        title={title}
        kicker={[groupTitleOf(meta.path), 'not written yet'].filter(Boolean).join(', ')}
        lead={summary}
        ruled
      />
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
        {meanwhile.map(({ to, why }) => (
          <p key={to}>
            <Link href={to}>{itemOf(to)?.label ?? to}</Link>. {why}
          </p>
        ))}
      </Prose>
    </Page>
  );
};

export default Placeholder;
