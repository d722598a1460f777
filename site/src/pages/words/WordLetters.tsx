import { Bar, Letters } from './WordLetters.styles';

export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** Links to the first word of each letter, and to the top. On touch screens, a press on the title shows the letters. */
export const WordLetters = ({ title, letters }: { title: string; letters: readonly string[] }) => (
  <Bar aria-label="Words by letter" data-unprinted="">
    <Letters
      onClick={({ target, currentTarget }) => {
        if (target instanceof HTMLAnchorElement) currentTarget.open = false;
      }}
    >
      <summary>{title}, A–Z</summary>
      <div>
        {letters.map((letter) => (
          <a key={letter} href={`#${letterId(letter)}`}>
            {letter}
          </a>
        ))}
      </div>
    </Letters>
    <a href="#main">To the top</a>
  </Bar>
);
