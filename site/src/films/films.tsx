import type { Film } from '@line-of-dance/ui';
import type { ComponentType } from 'react';
import { embrace, lineOfDance, phrase } from './outlines';

type Picture = ComponentType<{ seconds: number }>;

/** Without its component, the picture that the page's HTML has stays. */
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

/** Films of the tango essay, in the order of its text. */
export const filmsOf = (pictures?: typeof import('./pictures')): readonly [Film, ...Film[]] => [
  { ...lineOfDance, draw: drawnBy(pictures?.Dance) },
  { ...embrace, draw: drawnBy(pictures?.Embrace) },
  { ...phrase, draw: drawnBy(pictures?.Phrase) },
];
