import type { Film } from '@line-of-dance/ui';
import type { ComponentType } from 'react';
import { embrace, lineOfDance, phrase } from './outlines';

type Picture = ComponentType<{ seconds: number }>;

/**
 * Returns a function that draws a film with its component. Until the component has loaded, the picture in the page's
 * HTML stays.
 */
const drawnBy =
  (Picture: Picture | undefined): Film['draw'] =>
  (seconds) =>
    Picture ? (
      <g>
        <Picture seconds={seconds} />
      </g>
    ) : (
      <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );

/** The three films of the tango essay, in the order in which its text explains them. */
export const filmsOf = (pictures?: typeof import('./pictures')): readonly [Film, ...Film[]] => [
  { ...lineOfDance, draw: drawnBy(pictures?.Dance) },
  { ...embrace, draw: drawnBy(pictures?.Embrace) },
  { ...phrase, draw: drawnBy(pictures?.Phrase) },
];
