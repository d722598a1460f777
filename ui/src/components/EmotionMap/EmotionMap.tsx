import { useMemo, useState, type ComponentProps, type CSSProperties } from 'react';
import { Link } from '../../link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { floor, placeWords, sameMood, lineTo, type Mood, type Place } from './EmotionMap.layout';
import { Asked } from './EmotionMap.asked';
import { Background } from './EmotionMap.background';
import { Caption, Floor, Lines, Map as MapFigure } from './EmotionMap.styles';
import { Trail } from './EmotionMap.trail.styles';
import { Word } from './EmotionMap.words.styles';
import { labelsOn } from './labelsOn';
import { sizesOnPaper } from './sizesOnPaper';
import { useSizes } from './useSizes';

export interface MapWord extends Mood {
  name: string;
  language: string;
  /** Address of a page about the word, to which the word links. With `onExplore`, a press calls that instead. */
  href: string;
}

export interface EmotionMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Text in the middle of the map: what the visitor typed, or the word that the visitor pressed. */
  asked: string;
  /** How pleasant (`valence`) and how stirred (`arousal`) the feeling in `asked` is. */
  mood: Mood;
  /** Words with a meaning similar to `asked`, the closest first. Empty while they are loading. */
  words: readonly MapWord[];
  /** Called with the pressed word. The application then shows a map with this word in the middle. */
  onExplore?: ((name: string) => void) | undefined;
  /** Earlier values of `asked`, oldest first. They are buttons that lead back. */
  trail?: readonly string[] | undefined;
  /** Called when a button of the trail is pressed, with its index in `trail`. */
  onBack?: ((index: number) => void) | undefined;
  /** Accessible name of the map. */
  label?: string;
}

const compare = (difference: number, more: string, less: string): string =>
  Math.abs(difference) < sameMood ? '' : difference > 0 ? more : less;

/** Describes a word for screen readers, such as "Toska (Russian): less pleasant, calmer." */
const inWords = ({ name, language, valence, arousal }: MapWord, mood: Mood): string => {
  const parts = [
    compare(valence - mood.valence, 'more pleasant', 'less pleasant'),
    compare(arousal - mood.arousal, 'more stirred', 'calmer'),
  ].filter(Boolean);
  return `${name} (${language}): ${parts.join(', ') || 'as pleasant and as calm'}.`;
};

const middle: Place = { x: 0, y: 0 };

/** Inline position of a word. The Content Security Policy allows it, because only scripts render a map. */
const placeOf = ({ x, y }: Place, nth: number): CSSProperties & Record<'--nth', number> => ({
  '--nth': nth,
  insetInlineStart: `${50 + (x * floor.x * 50) / floor.width}%`,
  top: `${50 + (y * floor.y * 50) / floor.height}%`,
});

/** Inline style that moves a label away from its dot, on the screen and in print. */
const moved = (translate = '', onPaper = ''): CSSProperties & Record<'--on-paper', string> => ({
  translate,
  '--on-paper': onPaper,
});

/**
 * Map of words for a feeling. The visitor's text is in the middle, and words with a similar meaning are around it. Show
 * it beside a list with the meanings, because the map shows only the words.
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
  const key = [asked, ...words.map(({ href }) => href)].join(' ');
  /** Address of the hovered or focused word. The accent-coloured line leads to it, or by default to the first word. */
  const [pointed, setPointed] = useState<string>();
  const isPointed = ({ href }: MapWord) => href === pointed;
  const near = Math.max(0, words.findIndex(isPointed));
  const leave = () => setPointed(undefined);
  const places = useMemo(() => placeWords(mood, words), [mood, words]);
  const chosen = places[near];
  const [floorRef, sizes] = useSizes();
  // Memoised, because on a phone the search for free places would delay each hover.
  const labels = useMemo(() => sizes && labelsOn(places, sizes), [places, sizes]);
  const printed = useMemo(() => sizes && labelsOn(places, sizesOnPaper(sizes)), [places, sizes]);

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
      <Floor key={key} ref={floorRef} onMouseLeave={leave} onBlur={leave}>
        <Background />
        <Lines viewBox="-320 -210 640 420" preserveAspectRatio="none" aria-hidden="true">
          {chosen && (
            <>
              <path data-threads="" d={places.map(lineTo).join('')} />
              <path data-ties="" d={labels?.map(({ tie }) => tie).join('')} />
              <path data-walk="" d={lineTo(chosen)} />
            </>
          )}
        </Lines>
        <Asked>{asked}</Asked>
        {words.map((word, index) => {
          const place = places[index] ?? middle;
          return (
            <Word key={word.href} data-near={index === near || undefined} style={placeOf(place, index)}>
              <Link
                href={word.href}
                style={moved(labels?.[index]?.translate, printed?.[index]?.translate)}
                onMouseEnter={() => setPointed(word.href)}
                onFocus={() => setPointed(word.href)}
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
      <Caption hidden={words.length === 0}>
        Words on the right are more pleasant than yours, words above more stirred. The line leads to the word
        that is closest in meaning
        <span data-unprinted="">, or to the one you point at</span>.
        <VisuallyHidden>{words.map((word) => inWords(word, mood)).join(' ')}</VisuallyHidden>
      </Caption>
    </MapFigure>
  );
};
