import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { appear, wordSize } from './EmotionMap.styles';

/** A sentence would fill the middle of a phone's map, and the visitor knows it. */
const shortened = (text: string): string => ([...text].length > 24 ? 'Your words' : text);

/** Number of letters of the longest word, which is never broken. */
const longest = (text: string): CSSProperties & Record<'--longest', number> => ({
  '--longest': Math.max(...text.split(/[\s-]/).map(({ length }) => length), 1),
});

/** What was typed, as large as the words, or smaller to fit its longest word. The lines begin at its ground. */
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
  color: var(--color-accent);
  font: 560 clamp(var(--text-rail), (min(58cqi, 24rem) - var(--space-4)) / var(--longest), ${wordSize}) / 1.25
    var(--font-serif);
  text-align: center;
  text-wrap: balance;
  transform: translate(-50%, -50%);

  @media print {
    font-size: var(--text-ui);
  }

  & > span {
    display: inline-block;
    overflow: hidden;
    max-width: 100%;
    padding: var(--space-1-5) var(--space-1);
    text-overflow: ellipsis;
    background: var(--color-floor);
  }

  ${media.motion} {
    & > :not(:empty) {
      animation: ${appear} var(--motion-quick);
    }
  }
`;
