import { styled } from 'styled-components';
import { media, room } from '../../theme/tokens';

export const Group = styled.div`
  min-width: 0;

  ${room.small} {
    grid-row: 1;
    grid-column: 1 / -1;
  }
`;

/* All chapters have the same width. Each title begins below the dot where its chapter begins. */
export const Chapters = styled.ol`
  display: flex;
  margin-inline: var(--space-2);

  & > li {
    flex: 1 1 0;
    min-width: 0;
  }

  & button {
    min-height: 1.75rem;
    padding: 0 var(--space-2) var(--space-1) 0;
    color: var(--color-ink-2);
    /* Small enough for the title "Overtaking" on the smallest phones. */
    font: 400 min(var(--text-small), 4.3cqi) / 1.2 var(--font-sans);
    text-align: start;
    hyphens: auto;
  }

  & button:hover {
    color: var(--color-ink);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & button[aria-current] {
    color: var(--color-accent);
    font-weight: 700;
  }

  ${media.mobile} {
    & button {
      min-height: 2.75rem;
      align-content: start;
    }
  }
`;

/* An invisible range input above the drawn line, which provides keyboard control. */
export const Slider = styled.div`
  position: relative;
  height: 2.75rem;

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline: 0.5rem;
    width: calc(100% - 1rem);
    height: 100%;
    overflow: visible;
    pointer-events: none;
    fill: var(--color-paper);
    stroke: var(--color-edge);
    stroke-width: var(--line-line);
  }

  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  & [data-watched] {
    stroke: var(--color-accent);
  }

  & [data-pair='leads'] {
    fill: var(--color-accent);
    stroke: var(--color-paper);
    stroke-width: 2px;
  }

  & input:focus-visible + svg {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
    border-radius: var(--radius-1);
  }
`;
