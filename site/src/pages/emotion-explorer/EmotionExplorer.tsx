import { Button, EmotionField, Link, PageHeading, WordGlyphWall } from '@line-of-dance/ui';
import { Suspense, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { quickFeelings, wordsPath } from '../../data/words';
import { NeedsScripts } from '../../parts/NeedsScripts';
import { Page, type PageProps } from '../Page';
import { AllWords, Description, Form, WallCaption } from './EmotionExplorer.styles';
import { Results } from './Results';
import { useEmotionExplorer } from './useEmotionExplorer';

const wall =
  'Saudade, Toska, Sukūn, Gelassenheit, Ataraxia, Dor, Mono no aware, Schadenfreude, Lítost, Duende, Santosha, Viraha, Seijaku, Geborgenheit, Hüzün, Sehnsucht'.split(
    ', ',
  );

/** Form for a feeling, and the answer with up to six more precise words. */
const Explorer = () => {
  const [emotion, setEmotion] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);

  // Reads text that was typed before hydration.
  useLayoutEffect(() => setEmotion(input.current?.value ?? ''), []);
  const { exploration, isNew, loading, explore, startAgain } = useEmotionExplorer(setEmotion);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    if (!loading && typed.trim()) void explore(typed);
  };
  const choose = (quick: string) => {
    setEmotion(quick);
    input.current?.focus();
  };
  const glyphs = (
    <>
      <WordGlyphWall words={wall} onChoose={explore} />
      <WallCaption data-unprinted="">Every word has a line of its own, drawn from its letters.</WallCaption>
    </>
  );

  return (
    <>
      {/* With this method, the browser does not send the form if the scripts have not loaded yet. */}
      <Form method="dialog" onSubmit={submit} noValidate>
        <NeedsScripts />
        <EmotionField
          ref={input}
          name="emotion"
          autoComplete="off"
          value={emotion}
          onChange={(event) => setEmotion(event.target.value)}
          quick={quickFeelings.map((quick) => (
            <Button
              key={quick}
              kind="quick"
              aria-pressed={emotion.trim().toLowerCase() === quick.toLowerCase()}
              onClick={() => choose(quick)}
            >
              {quick}
            </Button>
          ))}
          send={
            <Button type="submit" busy={loading} disabled={loading || !emotion.trim()}>
              {loading ? 'Loading...' : 'Send'}
            </Button>
          }
        />
      </Form>
      {/* After a reload, the wall of words stays until the map of the kept answer has loaded. */}
      <Suspense fallback={glyphs}>
        {loading || exploration ? (
          <Results
            exploration={exploration}
            isNew={isNew}
            isTyping={emotion !== exploration?.asked}
            onExplore={explore}
          />
        ) : (
          glyphs
        )}
      </Suspense>
      <AllWords data-unprinted="">
        <Link href={wordsPath}>All the words, by feeling and by language</Link>
        {exploration && (
          <Button kind="link" onClick={startAgain}>
            Start again
          </Button>
        )}
      </AllWords>
    </>
  );
};

const EmotionExplorer = ({ frontmatter, meta, children }: PageProps) => (
  <Page meta={meta}>
    <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
    <Explorer />
    <Description>{children}</Description>
  </Page>
);

export default EmotionExplorer;
