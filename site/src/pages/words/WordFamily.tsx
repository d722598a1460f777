import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { EmotionCards, Link, PageHeading } from '@line-of-dance/ui';
import { familyPath, wordsPath, type WordFamily as Fields } from '../../data/words';
import { Page, type PageProps } from '../Page';
import { InlineLinks } from './InlineLinks';
import { WordEntry } from './WordEntry';
import { Entries, Kin } from './WordFamily.styles';

const Families = ({ label, names }: { label: string; names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      {label} <InlineLinks links={names.map((name) => ({ name, href: familyPath(name) }))} />
    </p>
  );

/** The HTML contains the first three glyphs and no buttons. Scripts add the others, which keeps long pages small. */
const glyphsInHtml = 3;

const subscribe = () => () => undefined;

const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** All words of a family of feelings, each with an address that lasts. */
const WordFamily = ({ frontmatter, meta }: PageProps<Fields>) => {
  const { name, title, words, neighbours, opposites } = frontmatter;
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  // Lines and buttons that came with the scripts have moved the word that the address names.
  useEffect(() => {
    if (isHydrated) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isHydrated]);
  const languages = new Set(words.map(({ language }) => language)).size;
  return (
    <Page meta={meta}>
      <PageHeading title={title ?? name} lead={`${words.length} words from ${languages} languages.`} />
      <Kin>
        <Families label="Close to" names={neighbours} />
        <Families label="Far from" names={opposites} />
        <p>
          <Link href={wordsPath}>All families and languages</Link>
        </p>
      </Kin>
      <Entries as={EmotionCards}>
        {words.map((word, index) => (
          <WordEntry
            key={word.anchor}
            word={word}
            family={name}
            isHydrated={isHydrated}
            isAddressed={isHydrated && hash === `#${word.anchor}`}
            glyph={isHydrated || index < glyphsInHtml}
          />
        ))}
      </Entries>
    </Page>
  );
};

export default WordFamily;
