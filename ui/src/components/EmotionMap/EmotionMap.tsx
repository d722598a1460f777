import { useMemo, useState, type ComponentProps, type CSSProperties } from 'react';
import { Link } from '../../link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { floor, placeWords, sameMood, walkTo, type Mood, type Place } from './EmotionMap.layout';
import { Asked } from './EmotionMap.asked';
import { Caption, Floor, Lines, Map as MapFigure } from './EmotionMap.styles';
import { Ground } from './EmotionMap.ground';
import { Trail } from './EmotionMap.trail.styles';
import { Word } from './EmotionMap.words.styles';
import { labelsOn } from './labelsOn';
import { sizesOnPaper } from './sizesOnPaper';
import { useSizes } from './useSizes';

export interface MapWord extends Mood {
  name: string;
  language: string;
  /** Permanent address of the word. Without scripts a press leads there. */
  href: string;
}

export interface EmotionMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What was typed, in the middle of the map. */
  asked: string;
  /** How pleasant and how stirred that is. */
  mood: Mood;
  /** The words of the answer, nearest first. None while the answer is on its way. */
  words: readonly MapWord[];
  /** Called with the word that the visitor wants to explore from. */
  onExplore?: ((name: string) => void) | undefined;
  /** What was explored before, oldest first. */
  trail?: readonly string[] | undefined;
  /** Called with the place in the trail that the visitor goes back to. */
  onBack?: ((index: number) => void) | undefined;
  /** What screen readers call the map. */
  label?: string;
}

const compare = (difference: number, more: string, less: string): string =>
  Math.abs(difference) < sameMood ? '' : difference > 0 ? more : less;

/** Such as "Toska (Russian): less pleasant, calmer." */
const inWords = ({ name, language, valence, arousal }: MapWord, mood: Mood): string => {
  const parts = [
    compare(valence - mood.valence, 'more pleasant', 'less pleasant'),
    compare(arousal - mood.arousal, 'more stirred', 'calmer'),
  ].filter(Boolean);
  return `${name} (${language}): ${parts.join(', ') || 'as pleasant and as calm'}.`;
};

const middle: Place = { x: 0, y: 0 };

/** Only an answer has a map, and answers arrive after the scripts: the policy allows styles that scripts set. */
const placeOf = ({ x, y }: Place, nth: number): CSSProperties & Record<'--nth', number> => ({
  '--nth': nth,
  insetInlineStart: `${50 + (x * floor.x * 50) / floor.width}%`,
  top: `${50 + (y * floor.y * 50) / floor.height}%`,
});

/** How far a label is moved from its dot, on a screen and on paper. */
const moved = (translate = '', onPaper = ''): CSSProperties & Record<'--on-paper', string> => ({
  translate,
  '--on-paper': onPaper,
});

/**
 * The answer of the Emotion Explorer as a drawing: what was typed in the middle, the words around it. It repeats what
 * the list of entries says, so the list is what screen readers need; the map is for looking and wandering.
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
  /** Address of the word that is pointed at. Without one the line leads to the first word. */
  const [pointed, setPointed] = useState<string>();
  const isPointed = ({ href }: MapWord) => href === pointed;
  const near = Math.max(0, words.findIndex(isPointed));
  const leave = () => setPointed(undefined);
  const places = useMemo(() => placeWords(mood, words), [mood, words]);
  const chosen = places[near];
  const [floorRef, sizes] = useSizes();
  // The search for free places takes a phone long enough to feel at each hover.
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
        <Ground />
        <Lines viewBox="-320 -210 640 420" preserveAspectRatio="none" aria-hidden="true">
          {chosen && (
            <>
              <path data-threads="" d={places.map(walkTo).join('')} />
              <path data-walk="" d={walkTo(chosen)} />
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
                style={moved(labels?.[index], printed?.[index])}
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
