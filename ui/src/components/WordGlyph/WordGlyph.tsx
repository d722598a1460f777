import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { curveOf } from './WordGlyph.curve';

export interface WordGlyphProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The word to draw. The same word always has the same glyph. */
  word: string;
}

/** Decorative curve that is computed from a word. It runs from a filled dot to a hollow one. */
export const WordGlyph = ({ word, ...rest }: WordGlyphProps) => {
  const { path, start, end } = curveOf(word);
  return (
    <Curve viewBox="0 0 64 64" aria-hidden="true" {...rest}>
      <path d={path} />
      <circle cx={start[0]} cy={start[1]} r="3" data-leads="" />
      <circle cx={end[0]} cy={end[1]} r="3" />
    </Curve>
  );
};

const Curve = styled.svg`
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
