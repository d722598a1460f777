import { styled } from 'styled-components';
import { curveOf } from './WordGlyph.curve';

export interface WordGlyphProps {
  /** The word that is drawn; the same word always leaves the same trace. */
  word: string;
}

/** A word as a dancer would walk it: from the filled dot that leads to the hollow one that follows. Decorative. */
export const WordGlyph = ({ word }: WordGlyphProps) => {
  const { path, start, end } = curveOf(word);
  return (
    <Logo viewBox="0 0 64 64" aria-hidden="true">
      <path d={path} />
      <circle cx={start[0]} cy={start[1]} r="3" data-leads="" />
      <circle cx={end[0]} cy={end[1]} r="3" />
    </Logo>
  );
};

const Logo = styled.svg`
  width: 4rem;
  height: 4rem;
  flex: none;
  overflow: visible;
  color: var(--color-accent);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25;
  stroke-linecap: round;

  & circle {
    fill: var(--color-paper);
  }

  & [data-leads] {
    fill: currentColor;
    stroke: none;
  }
`;
