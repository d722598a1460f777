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
  margin-top: 2.5rem;

  &[data-wide] {
    grid-column: 1 / -1;
  }

  & > figcaption > span {
    color: var(--color-ink-2);
    font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
  }
`;

/* The words stand below the drawing, never on it. */
export const Bar = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 1.25rem;
  min-height: 2.75rem;
  margin-top: 1rem;

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
    gap: 0.75rem;
  }
`;
