import { Link, PageHeading, WordGlyph } from '@line-of-dance/ui';
import { slug, type WordIndex as Fields } from '../../data/words';
import { Page, type PageProps } from '../Page';
import { FindWord } from './FindWord';
import { InlineLinks } from './InlineLinks';
import { keptOpen } from './keptOpen';
import { byLetter } from './letters';
import { Languages } from './WordIndex.languages.styles';
import { Contents, Families, Group } from './WordIndex.styles';

/** Page with all families of feelings by mood, and all words of the lexicon by language. */
const WordIndex = ({ frontmatter, meta }: PageProps<Fields>) => {
  const { title = '', description, moods, languages } = frontmatter;
  const contents = [...moods.map((mood) => mood.title), 'By language'];
  return (
    <Page meta={meta}>
      <PageHeading title={title} lead={description} />
      <FindWord moods={moods} languages={languages} />
      <Contents items={contents.map((label) => ({ label, id: slug(label) }))} />
      {moods.map((mood) => (
        <Group key={mood.title} id={slug(mood.title)}>
          <h2>{mood.title}</h2>
          <Families>
            {mood.families.map(({ name, path, count }) => (
              <li key={path}>
                <WordGlyph word={name} />
                <Link href={path}>{name}</Link> <span>{count}</span>
              </li>
            ))}
          </Families>
        </Group>
      ))}
      <Group id={slug('By language')}>
        <h2>By language</h2>
        {byLetter(languages).map(([letter, ofLetter]) => (
          <Languages key={letter} {...keptOpen(letter)}>
            <summary>
              <b>{letter}</b> <span>{ofLetter.map(({ name }) => name).join(', ')}</span>
            </summary>
            <div data-letter={letter}>
              {ofLetter.map(({ name, anchor, lang, words }) => (
                <section key={name} id={anchor}>
                  <h3>{name}</h3>
                  <p lang={lang}>
                    <InlineLinks links={words} />
                  </p>
                </section>
              ))}
            </div>
          </Languages>
        ))}
      </Group>
    </Page>
  );
};

export default WordIndex;
