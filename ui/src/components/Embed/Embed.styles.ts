import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

/** Width to height, such as `16/9`. */
export type Aspect = `${number}/${number}`;

/** The frame around third-party content; its size does not change when the content arrives. */
export const Frame = styled.div`
  display: grid;
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  & > [data-spacer] {
    width: 100%;
  }

  & > [data-drawing] {
    position: relative;
  }

  & > [data-drawing] > svg,
  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }

  & > [data-drawing] > svg {
    overflow: visible;
    position: absolute;
    inset: 0;
  }
`;

export const Figure = styled.figure`
  margin-top: var(--space-6-5);

  &[data-wide] {
    grid-column: 1 / -1;
  }

  & > figcaption > span {
    color: var(--color-ink-2);
    font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
  }
`;

/* Words are below the drawing, never on it. */
export const Bar = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--space-4-5);
  min-height: 2.75rem;
  margin-top: var(--space-4);

  /* Words about a player that nobody has started. */
  @media print {
    &:has(> button) {
      display: none;
    }
  }

  & > button {
    flex: none;
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }

  ${media.mobile} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: var(--space-3);
  }
`;
