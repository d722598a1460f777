import { media } from '@line-of-dance/ui/theme';
import { css, styled } from 'styled-components';

export const Floor = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 17rem;
  overflow: hidden;
  padding: var(--space-4) var(--space-6);
  background: radial-gradient(closest-side, var(--color-lamp), transparent) var(--color-floor);

  & > svg {
    position: absolute;
    width: 100%;
    height: 100%;
  }

  /* Large letters need nearly the whole width of a phone. */
  @media (max-width: 19.99em) {
    padding-inline: var(--space-3);
  }

  /* On a phone in landscape the card stays visible, even if the text beside it does not fit. */
  @media (max-height: 30rem) {
    align-items: start;
  }
`;

/**
 * Colours of a card, which is light even in the dark theme: `initial` resets each token to its registered light value.
 * In the dark theme the card's background is slightly darker.
 */
export const paper = css`
  --color-floor: initial;
  --color-paper: initial;
  --color-raised: initial;
  --color-ink: initial;
  --color-edge: initial;
  --color-accent: initial;
  background: var(--color-raised);

  @supports (color: light-dark(red, red)) {
    background: light-dark(var(--color-raised), var(--color-floor));
  }

  /* Lines have the system's text colour, because its background may be dark. */
  ${media.forcedColors} {
    --color-accent: CanvasText;
    --color-ink: CanvasText;
  }
`;

/* The width limits the height too, so that the buttons below stay in the window. */
export const Deck = styled.div`
  --ring: var(--color-accent);

  position: relative;
  container-type: inline-size;
  width: min(84%, 19rem, max(11rem, (100dvh - 23rem) * 0.74));
  aspect-ratio: 3 / 4;
  margin-inline-end: 12%;

  & > * {
    position: absolute;
    inset: 0;
  }

  @media (min-width: 44rem) {
    width: min(74%, 25rem, max(14rem, (100dvh - 14rem) * 0.72));
  }
`;

export const Under = styled.div`
  ${paper}
  transform: translate(14%, 3%) rotate(6deg);
  border: var(--line-hair) solid var(--color-edge);
  border-radius: 0.5rem;

  &[data-lowest] {
    transform: translate(28%, 7%) rotate(13deg);
  }
`;
