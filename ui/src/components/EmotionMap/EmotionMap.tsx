import { useState, type ComponentProps, type CSSProperties } from 'react';
import { Link } from '../../link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  isNameAbove,
  placeWords,
  sameMood,
  shiftOf,
  walksDown,
  walkTo,
  type Mood,
  type Place,
} from './EmotionMap.layout';
import { Asked, Axis, Floor, Lines, Map as MapFigure } from './EmotionMap.styles';
import { Trail } from './EmotionMap.trail.styles';
import { Word } from './EmotionMap.words.styles';

export interface MapWord extends Mood {
  name: string;
  language: string;
  /** Page about the word. Opened by a press if `onExplore` is not set. */
  href: string;
}

export interface EmotionMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The visitor's text, shown in the middle. */
  asked: string;
  /** Mood of the visitor's text. */
  mood: Mood;
  /** Words of the answer, best match first. */
  words: readonly MapWord[];
  /** Called with the pressed word, to explore from there. */
  onExplore?: ((name: string) => void) | undefined;
  /** Words explored before, oldest first. */
  trail?: readonly string[] | undefined;
  /** Called with the index of the pressed word in the trail. */
  onBack?: ((index: number) => void) | undefined;
  /** Accessible name of the map. */
  label?: string;
}

/** Cuts a text after at most 32 characters, between words if possible. */
const shortened = (text: string): string => text.replace(/^(?=.{33})(.{1,32}(?=\s)|.{32}).+$/su, '$1…');

const compare = (difference: number, more: string, less: string): string =>
  Math.abs(difference) < sameMood ? '' : difference > 0 ? more : less;

/** Describes a word's place, such as "Toska (Russian): less pleasant, calmer." */
const inWords = ({ name, language, valence, arousal }: MapWord, mood: Mood): string => {
  const parts = [
    compare(valence - mood.valence, 'more pleasant', 'less pleasant'),
    compare(arousal - mood.arousal, 'more stirred', 'calmer'),
  ].filter(Boolean);
  return `${name} (${language}): ${parts.join(', ') || 'as pleasant and as calm'}.`;
};

/** Half the size of the area for words, in a drawing of 640 by 420. */
const floor = { x: 240, y: 150 };
const middle: Place = { x: 0, y: 0 };

/** Position of a label. A `style` set by script is allowed by the Content Security Policy, and a map needs scripts. */
const placeOf = ({ x, y }: Place): CSSProperties => ({
  insetInlineStart: `${50 + (x * floor.x) / 6.4}%`,
  top: `${50 + (y * floor.y) / 4.2}%`,
});

/**
 * Map of an answer of the Emotion Explorer, with the visitor's text in the middle and the words around it. Screen
 * reader users need only the list of entries, which says the same.
 */
export const EmotionMap = ({
  asked,
  mood,
  words,
  onExplore,
  trail = [],
  onBack,
  label = 'A map of the answer',
  ...rest
}: EmotionMapProps) => {
  const [near, setNear] = useState(0);
  const places = placeWords(mood, words);
  const chosen = places[near];

  return (
    <MapFigure aria-label={label} {...rest}>
      {trail.length > 0 && (
        <Trail aria-label="The way so far">
          {trail.map((step, index) => (
            <li key={`${index} ${step}`}>
              <button type="button" onClick={() => onBack?.(index)}>
                {step}
              </button>
            </li>
          ))}
          <li aria-current="step">{asked}</li>
        </Trail>
      )}
      <Floor>
        <Lines viewBox="-320 -210 640 420" preserveAspectRatio="none" aria-hidden="true">
          <path data-axis="" d="M-300 0H300M0 -195V195" />
          <ellipse rx="187" ry="117" />
          {chosen && <path data-walk="" d={walkTo(chosen, floor.x, floor.y)} />}
          <path data-middle="" d="M0 0h0" />
        </Lines>
        {(['left', 'right'] as const).map((end) => (
          <Axis key={end} data-end={end} data-above={isNameAbove(places, end) || undefined}>
            {end === 'left' ? 'less pleasant' : 'more pleasant'}
          </Axis>
        ))}
        <Axis data-end="top">more stirred</Axis>
        <Axis data-end="bottom">calmer</Axis>
        <Asked data-above={(chosen && walksDown(chosen, floor.x, floor.y)) || undefined}>
          {shortened(asked)}
        </Asked>
        {words.map((word, index) => {
          const place = places[index] ?? middle;
          return (
            <Word
              key={word.href}
              data-near={index === near || undefined}
              data-above={place.y < 0 || undefined}
              style={placeOf(place)}
            >
              <Link
                href={word.href}
                style={{ translate: shiftOf(place) }}
                onMouseEnter={() => setNear(index)}
                onFocus={() => setNear(index)}
                onClick={(event) => {
                  if (!onExplore || event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onExplore(word.name);
                }}
              >
                <bdi>{word.name}</bdi>
              </Link>
            </Word>
          );
        })}
      </Floor>
      <VisuallyHidden as="figcaption">{words.map((word) => inWords(word, mood)).join(' ')}</VisuallyHidden>
    </MapFigure>
  );
};
