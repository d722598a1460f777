import type { Film } from '@line-of-dance/ui';

/** Texts and times of a film. The code that draws the film is in other files, because it is large. */
type Outline = Omit<Film, 'draw'>;

/** Film about overtaking: one lap of one couple. */
export const lineOfDance: Outline = {
  title: 'Why nobody overtakes',
  duration: 30,
  alt: 'A dance floor from above. Pairs of dots go round it anticlockwise on three lanes, and one of them draws a red line.',
  poster: 28.6,
  chapters: [
    { at: 0, title: 'One way', still: 6.5, text: 'Everyone goes the same way round, anticlockwise.' },
    {
      at: 7.6,
      title: 'Waiting',
      still: 11.6,
      text: 'When the couple in front stops to turn, those behind stop as well, and turn too.',
    },
    {
      at: 16,
      title: 'Overtaking',
      still: 19.4,
      text: 'Whoever overtakes brings the whole floor to a halt, and wins one place in a circle.',
    },
    { at: 21.6, title: 'Round again', still: 29.8, text: 'The way ends where it began. Nobody is first.' },
  ],
};

/** Film about an embrace: two people breathe separately, then together. */
export const embrace: Outline = {
  title: 'What an embrace tells',
  duration: 24,
  alt: 'A filled dot and a hollow dot. A line runs out from each to its own side and rises and falls with its breath.',
  poster: 22.4,
  chapters: [
    {
      at: 0,
      title: 'Apart',
      still: 3,
      text: 'Two people who have never met, each with a breath of their own.',
    },
    {
      at: 4.6,
      title: 'The arms',
      still: 9.6,
      text: 'A stranger puts an arm around you, and you put one around a stranger.',
    },
    {
      at: 10,
      title: 'News',
      still: 13,
      text: 'A hurry in the one arrives in the other at once. The other waits.',
    },
    {
      at: 15.4,
      title: 'One breath',
      still: 23.4,
      text: 'Then both breathe in. It’s the first thing they do together.',
    },
  ],
};

/** Film about the end of a musical phrase: first the tune alone, then with one couple, then with five. */
export const phrase: Outline = {
  title: 'Where a phrase ends',
  duration: 26,
  alt: 'A red line rises and falls like a tune over eight beats and ends at a dotted upright. Below it five pairs of dots come along five different ways and stop at the same upright.',
  poster: 25,
  chapters: [
    {
      at: 0,
      title: 'The tune',
      still: 7.4,
      text: 'Eight beats, and the tune comes to rest, like a voice at a full stop.',
    },
    { at: 8.2, title: 'A couple', still: 15.8, text: 'A couple that listens arrives with it, and waits.' },
    {
      at: 16.6,
      title: 'A room',
      still: 25,
      text: 'Each couple does something else, and all of them stop there. No one gave a sign.',
    },
  ],
};
