import { Button, EmotionField, PageHeading, WordGlyphWall } from '@line-of-dance/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Content } from '../../article/content';
import { NeedsScripts } from '../../elements/NeedsScripts';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import type { PageMeta } from '../../elements/pageMeta';
import { Below, Form } from './EmotionExplorer.styles';
import { Results } from './Results';
import { useEmotionExplorer } from './useEmotionExplorer';

const quickEmotions = ['Calm', 'Angry', 'Bitter'];

const wall = [
  'Saudade',
  'Toska',
  'Sukūn',
  'Gelassenheit',
  'Ataraxia',
  'Dor',
  'Mono no aware',
  'Schadenfreude',
  'Lítost',
  'Duende',
  'Santosha',
  'Viraha',
  'Seijaku',
  'Geborgenheit',
  'Hüzün',
  'Sehnsucht',
];

/** The tool: a feeling goes in, six finer words come out. */
const Explorer = () => {
  const { result, loading, explore } = useEmotionExplorer();
  const [emotion, setEmotion] = useState('');
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the scripts arrived is in the field already.
  useEffect(() => setEmotion(input.current?.value ?? ''), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading && emotion.trim()) void explore(emotion);
  };
  const choose = (quick: string) => {
    setEmotion(quick);
    input.current?.focus();
  };

  return (
    <>
      <Form method="post" onSubmit={submit} noValidate>
        <NeedsScripts />
        <EmotionField
          ref={input}
          name="emotion"
          autoComplete="off"
          value={emotion}
          onChange={(event) => setEmotion(event.target.value)}
          quick={quickEmotions.map((quick) => (
            <Button key={quick} kind="quick" aria-pressed={emotion === quick} onClick={() => choose(quick)}>
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
      {loading || result ? <Results result={result} /> : <WordGlyphWall words={wall} chosen="Lítost" />}
    </>
  );
};

export { metaOfText as meta } from '../../elements/pageMeta';

export const createPage =
  ({ Body, frontmatter }: Content<'page'>, meta: PageMeta) =>
  () => (
    <Page>
      <PageHead {...meta} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Explorer />
      <Body as={Below} />
    </Page>
  );
