import { jous as decks } from '../../content/jous.yml';
import { questionOf } from './question';

/** List of all cards for browsers without JavaScript. */
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
