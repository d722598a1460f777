import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { appear, wordSize } from './EmotionMap.styles';

export const Word = styled.span`
  --nth: 0;
  position: absolute;

  ${media.motion} {
    animation: ${appear} var(--motion-quick) calc(250ms + var(--nth) * 80ms) backwards;
  }

  &::before {
    content: '';
    position: absolute;
    left: 50%;
    width: 0.7rem;
    height: 0.7rem;
    margin: calc(-1 * var(--space-1-5));
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-ink-2);
    border-radius: var(--radius-full);
  }

  &[data-near]::before {
    border-color: var(--color-accent);
  }

  & a {
    position: absolute;
    padding: var(--space-2);
    color: var(--color-ink);
    --on-paper: none;
    font: 450 ${wordSize} / 1.2 var(--font-serif);
    text-decoration: none;
    white-space: nowrap;

    @media print {
      font-size: var(--text-ui);
      translate: var(--on-paper) !important;
    }
  }

  /* Hides the axes behind a word. */
  & bdi {
    background: var(--color-floor);
  }

  & a:hover,
  & a:focus-visible {
    color: var(--color-accent);
    text-decoration: underline;
  }
`;
