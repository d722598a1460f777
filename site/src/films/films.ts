import type { Film } from '@line-of-dance/ui';
import { embrace } from './embrace/film';
import { lineOfDance } from './lineOfDance/film';
import { phrase } from './phrase/film';

/** Films of the tango essay, in the order of its text. */
export const films: readonly [Film, ...Film[]] = [lineOfDance, embrace, phrase];
