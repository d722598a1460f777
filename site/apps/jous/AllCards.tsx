import decks from '../../content/jous.yml';
import { questionOf } from './question';

/** For browsers without scripts, which cannot turn a card: all of them. */
export const AllCards = () => (
  <noscript>
    <ul>
      {Object.values(decks)
        .flat()
        .map((text) => (
          <li key={text}>{questionOf(text)}</li>
        ))}
    </ul>
  </noscript>
);
