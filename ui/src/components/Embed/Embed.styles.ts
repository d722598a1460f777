import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { caption } from '../../theme/textStyles';

/** Aspect ratio, such as `16/9`. */
export type Aspect = `${number}/${number}`;

/** Frame around third-party content. Its size stays the same when the content loads. */
export const Frame = styled.div`
  display: grid;
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);

  /* No frame in print, where the content may be smaller than the frame. */
  @media print {
    background: none;
    border: 0;
  }

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }

  & > [data-spacer] {
    width: 100%;
  }

  & > [data-drawing] {
    position: relative;
    transition: opacity var(--motion-long);
  }

  /* While the iframe loads, the drawing above it is pale and lets presses through to it. */
  &[aria-busy] > [data-drawing] {
    opacity: 0.4;
    pointer-events: none;
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

  /* Hidden in print if the content was not loaded. */
  @media print {
    &:has(button) {
      display: none;
    }
  }

  & > [role='alert'] {
    margin-top: var(--space-4);
  }

  & > figcaption > span {
    ${caption}
  }
`;

export const Bar = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--space-4-5);
  min-height: 2.75rem;
  margin-top: var(--space-4);

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
