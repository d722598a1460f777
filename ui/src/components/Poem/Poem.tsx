import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface PoemProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Number above the poem. */
  number: number;
  /** Text of the poem. Line breaks and spaces are kept; a blank line separates stanzas. */
  lines: string;
  /** SVG markup of a small decorative drawing, shown below the poem. */
  drawing?: string | undefined;
}

/** A numbered poem. A line that wraps is indented, so that it still reads as one line. */
export const Poem = ({ number, lines, drawing, ...rest }: PoemProps) => (
  <Verse aria-labelledby={`poem-${number}`} {...rest}>
    <h2 id={`poem-${number}`}>{number}</h2>
    {stanzasOf(lines).map((stanza, index) => (
      <p key={index}>
        {stanza.map((line, place) => (
          <span key={place}>{line}</span>
        ))}
      </p>
    ))}
    {drawing && <Picture aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />}
  </Verse>
);

const stanzasOf = (lines: string): string[][] =>
  lines
    .replace(/^\s*\n|\s+$/g, '')
    .split(/\n\s*\n/)
    .map((stanza) => stanza.split('\n'));

const Picture = styled.div`
  max-width: 12.5rem;
  margin-top: var(--space-5-5);

  & svg {
    width: 100%;
    height: auto;
  }
`;

const Verse = styled.article`
  margin-top: var(--space-8);

  &:first-child {
    margin-top: 0;
  }

  & h2 {
    margin: 0 0 0.5em;
    color: var(--color-accent);
    font: italic 300 var(--text-numeral) / 0.95 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & p {
    margin-top: 1.1em;
    font: 400 var(--text-body) / 1.5 var(--font-serif);
    text-wrap: wrap;
    break-inside: avoid;
  }

  & span {
    display: block;
    padding-inline-start: 2em;
    text-indent: -2em;
    white-space: pre-wrap;
  }

  /* As large as in a printed book, so that two poems fit side by side. */
  @media print {
    margin-top: 0;
    break-inside: avoid;

    & h2 {
      margin-bottom: 0.2em;
      font-size: var(--text-h2);
    }

    & p {
      margin-top: 0.8em;
      font-size: var(--text-small);
      line-height: 1.3;
    }

    & > [aria-hidden] {
      max-width: 4.5rem;
      margin-top: var(--space-2);
    }
  }
`;
