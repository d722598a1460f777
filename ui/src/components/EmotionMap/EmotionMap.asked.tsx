import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { appear, wordSize } from './EmotionMap.styles';

/** Shows "Your words" instead of a long text, which would fill the middle of the map on a phone. */
const shortened = (text: string): string => ([...text].length > 24 ? 'Your words' : text);

/** Passes the length of the longest word to CSS, which reduces the font size until the word fits on a line. */
const longest = (text: string): CSSProperties & Record<'--longest', number> => ({
  '--longest': Math.max(...text.split(/[\s-]/).map(({ length }) => length), 1),
});

/** The visitor's text in the middle of the map. Its background covers the point where the lines begin. */
export const Asked = ({ children }: { children: string }) => {
  const text = shortened(children);
  return (
    <Text style={longest(text)}>
      <span data-asked="">{text}</span>
    </Text>
  );
};

const Text = styled.span`
  --longest: 1;

  position: absolute;
  top: 50%;
  left: 50%;
  width: max-content;
  max-width: min(14rem, 34%);
  overflow: hidden;
  padding: var(--space-1-5) 0;
  color: var(--color-accent);
  font: 560 clamp(var(--text-rail), (min(58cqi, 24rem) - var(--space-4)) / var(--longest), ${wordSize}) / 1.25
    var(--font-serif);
  text-align: center;
  text-overflow: ellipsis;
  text-wrap: balance;
  transform: translate(-50%, -50%);

  @media print {
    font-size: var(--text-ui);
  }

  /* The background is as wide as each line. */
  & > span {
    padding-inline: var(--space-1);
    background: var(--color-floor);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }

  ${media.motion} {
    & > :not(:empty) {
      animation: ${appear} var(--motion-quick);
    }
  }
`;
