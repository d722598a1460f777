import { Button } from '@line-of-dance/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { saveFile } from '../../../browser/saveFile';
import type { Word } from '../../data/words';

interface WordActionsProps {
  word: CardWord;
  /** Permanent address of the word. */
  href: string;
}

export type CardWord = Pick<Word, 'name' | 'script' | 'language' | 'meaning'>;

/** Message if the fonts for a picture cannot be fetched. */
export const notDrawn = 'The picture couldn’t be made. Try again once you’re online.';

const loadDrawing = () => import('./drawCard');

/**
 * Buttons that copy the address of a word, and save the word as a picture. The address never has the visitor's text.
 */
export const WordActions = ({ word, href }: WordActionsProps) => {
  const [said, setSaid] = useState('');
  // Fetched now, because there may be no connection when a button is pressed.
  useEffect(() => void loadDrawing().catch(console.error), []);
  const copy = async () => {
    const address = new URL(href, location.origin).href;
    // Emptied first, so that screen readers announce the same text again.
    setSaid('');
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Link copied');
    } catch {
      setSaid(address);
    }
  };
  const save = async (format: 'svg' | 'png') => {
    try {
      const { drawCard } = await loadDrawing();
      saveFile(await drawCard(word, format), `${word.name}.${format}`);
      setSaid('');
    } catch {
      setSaid(notDrawn);
    }
  };
  const about = `${word.name} (${word.language})`;
  return (
    <Actions data-unprinted="">
      <Button kind="link" aria-label={`Copy link: ${about}`} onClick={() => void copy()}>
        Copy link
      </Button>
      <Button kind="link" aria-label={`Save as PNG: ${about}`} onClick={() => void save('png')}>
        Save as PNG
      </Button>
      <Button kind="link" aria-label={`Save as SVG: ${about}`} onClick={() => void save('svg')}>
        as SVG
      </Button>
      <span role="status">{said}</span>
    </Actions>
  );
};

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-4-5);
  margin-top: var(--space-2);

  /* Less prominent than the words, because a page may have these buttons a hundred times. */
  & button[data-kind] {
    color: var(--color-ink-2);
    font-weight: 400;
    text-decoration-color: var(--color-rule);
  }

  & button[data-kind]:is(:hover, :focus-visible) {
    color: var(--color-accent);
    text-decoration-color: currentcolor;
  }

  & > [role='status'] {
    color: var(--color-ink-2);
    font-size: var(--text-small);
  }
`;
