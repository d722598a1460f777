import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { EmotionCards, Link, PageHeading } from '@line-of-dance/ui';
import { familyPath, wordsPath, type WordFamily as Fields } from '../../data/words';
import { Page, type PageProps } from '../Page';
import { InlineLinks } from './InlineLinks';
import { byLetter } from './letters';
import { WordEntry } from './WordEntry';
import { WordLetters } from './WordLetters';
import { Entries, RelatedFamilies } from './WordFamily.styles';

const Families = ({ label, names }: { label: string; names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      {label} <InlineLinks links={names.map((name) => ({ name, href: familyPath(name) }))} />
    </p>
  );

/** Number of words whose glyph is in the HTML. To keep the HTML small, scripts add the other glyphs and all buttons. */
const glyphsInHtml = 3;

/** Smallest number of words for which a page has links to letters. */
const fewestWithLetters = 11;

const subscribe = () => () => undefined;

const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** All words of a family of feelings, each with a permanent address. */
const WordFamily = ({ frontmatter, meta }: PageProps<Fields>) => {
  const { name, title = name, words, neighbours, opposites } = frontmatter;
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [cameByLink] = useState(isHydrated);
  // Glyphs and buttons that the scripts have added may have moved the word that the address names.
  useEffect(() => {
    if (isHydrated && !cameByLink) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isHydrated, cameByLink]);
  const languages = new Set(words.map(({ language }) => language)).size;
  const letters = words.length < fewestWithLetters ? [] : byLetter(words);
  const firstOf = new Map(letters.map(([letter, [first]]) => [first, letter]));
  return (
    <Page meta={meta}>
      <PageHeading
        title={title}
        lead={`${words.length} words from ${languages} languages.`}
        kicker={
          <Link href={wordsPath} data-unprinted="">
            Words for feelings
          </Link>
        }
      />
      <RelatedFamilies>
        <Families label="Close to" names={neighbours} />
        <Families label="Far from" names={opposites} />
      </RelatedFamilies>
      {letters.length > 0 && <WordLetters title={title} letters={letters.map(([letter]) => letter)} />}
      <Entries as={EmotionCards} compact>
        {words.map((word, index) => (
          <WordEntry
            key={word.anchor}
            word={word}
            family={name}
            isHydrated={isHydrated}
            isAddressed={isHydrated && hash === `#${word.anchor}`}
            glyph={isHydrated || index < glyphsInHtml}
            letter={firstOf.get(word)}
          />
        ))}
      </Entries>
    </Page>
  );
};

export default WordFamily;
