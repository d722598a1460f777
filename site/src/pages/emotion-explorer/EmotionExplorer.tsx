import { Button, EmotionField, PageHeading, TraceWall } from '@line-of-dance/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Content } from '../../content/content';
import { NeedsScripts } from '../../shell/NeedsScripts';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';
import { Below, Form } from './EmotionExplorer.parts';
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
  'Litost',
  'Duende',
  'Santosha',
  'Viraha',
  'Seijaku',
  'Geborgenheit',
  'Aware',
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
            <Button type="submit" busy={loading} disabled={!emotion.trim()}>
              {loading ? 'Loading...' : 'Send'}
            </Button>
          }
        />
      </Form>
      {loading || result ? <Results result={result} /> : <TraceWall words={wall} chosen="Litost" />}
    </>
  );
};

export const createPage =
  ({ Body, frontmatter }: Content, path: string) =>
  () => (
    <Page>
      <PageMeta {...frontmatter} path={path} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Explorer />
      <Body as={Below} />
    </Page>
  );
