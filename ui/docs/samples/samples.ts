/** Drawings for stories. They use colour tokens, so that they fit both themes. */
export { default as bookCover } from './cover-book.svg?raw';
export { default as podcastCover } from './cover-podcast.svg?raw';
export { default as exercise } from './exercise.svg?raw';
export { default as floor } from './floor.svg?raw';
export { default as roundLogo } from './logo-round.svg?raw';
export { default as squareLogo } from './logo.svg?raw';
export { default as phrase } from './phrase.svg?raw';
export { default as plate } from './plate.svg?raw';
