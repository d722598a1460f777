import { styled } from 'styled-components';
import { drawingFrame } from '../Drawing/Drawing.styles';
import { media, room } from '../../theme/tokens';
import { caption } from '../../theme/textStyles';

export const Figure = styled.figure`
  margin-top: var(--space-6-5);

  &[data-wide] {
    grid-column: 1 / -1;
    max-width: 68rem;
  }

  & > figcaption {
    margin-top: var(--space-4-5);
    ${caption}
  }
`;

export const Frame = styled.svg`
  ${drawingFrame}

  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/* Always reserves two lines, so that nothing below moves when the sentence changes. */
export const Sentence = styled.p`
  min-height: 2.7em;
  margin-top: var(--space-3);
  font: italic 400 var(--text-read) / 1.35 var(--font-serif);
  text-wrap: balance;

  ${room.small} {
    min-height: 4.05em;
    font-size: var(--text-caption);
  }
`;

export const Bar = styled.div`
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr) auto;
  align-items: start;
  column-gap: var(--space-4-5);

  & > button {
    padding-inline: var(--space-4);
  }

  & > time {
    line-height: 2.75rem;
    color: var(--color-ink-2);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${room.small} {
    grid-template-columns: 1fr auto;
    row-gap: var(--space-1);
  }

  @media (scripting: none), print {
    display: none;
  }
`;

export const List = styled.ol`
  margin-top: var(--space-5);
  border-top: var(--line-line) solid var(--color-ink);

  & > li {
    border-bottom: var(--line-hair) solid var(--color-rule);
  }

  & button {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    column-gap: var(--space-2);
    align-items: baseline;
    width: 100%;
    min-height: 3rem;
    padding: var(--space-3) 0;
    text-align: start;
    font: 500 var(--text-item) / 1.25 var(--font-serif);
  }

  & i {
    color: var(--color-accent);
    font-size: var(--text-h3);
    font-weight: 380;
  }

  & time {
    color: var(--color-ink-2);
    font: 400 var(--text-small) / 1.2 var(--font-sans);
    font-variant-numeric: tabular-nums lining-nums;
  }

  & button:hover span {
    text-decoration: underline;
  }

  & button[aria-current] span {
    color: var(--color-accent);
  }

  ${media.forcedColors} {
    & button[aria-current] span {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }

  @media (scripting: none), print {
    display: none;
  }
`;
