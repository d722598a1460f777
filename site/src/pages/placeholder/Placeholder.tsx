import { Link, PageHeading, Prose } from '@line-of-dance/ui';
import { groupTitleOf, itemOf, nextOf } from '../../data/navigation';
import type { PlaceholderTexts } from '../../data/schema';
import { NextPieceCard } from '../../parts/NextPieceCard';
import { Page, type PageProps } from '../Page';

type PlaceholderFields = PlaceholderTexts[string] & { title: string; description: string };

/** Page of a text that is not written yet: notes for it, and links to other texts. */
const Placeholder = ({ frontmatter, meta }: PageProps<PlaceholderFields>) => {
  const { title, summary, paragraphs = [], list = [], meanwhile = [] } = frontmatter;
  const next = nextOf(meta.path);
  return (
    <Page meta={meta}>
      <PageHeading
        title={title}
        kicker={[groupTitleOf(meta.path), 'notes'].filter(Boolean).join(', ')}
        lead={summary}
        ruled
      />
      <Prose data-column>
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
        {next && (
          <NextPieceCard
            route={next.route}
            title={next.label}
            kind={next.placeholder ? 'placeholder' : 'text'}
          />
        )}
      </Prose>
    </Page>
  );
};

export default Placeholder;
