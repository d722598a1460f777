export { Dance } from './lineOfDance/Dance';
export { Embrace } from './embrace/Embrace';
export { Phrase } from './phrase/Phrase';
