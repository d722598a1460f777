import { styled } from 'styled-components';

export const wide = '@media (min-width: 44rem)';

/**
 * Layout with a text, and a drawing below that fills the rest of the window. In a wide window they are side by side.
 */
export const Split = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

  /*
   * Is not stretched, because the iframe on the app's project page gets this height (fitFrame). It is at least as
   * high as the iframe at first, which is the height in second-date.mdx.
   */
  [data-framed] & {
    align-self: start;
    min-height: 620px;
  }

  ${wide} {
    grid-template-columns: minmax(21rem, 4fr) minmax(0, 5fr);
    grid-template-rows: minmax(0, 1fr);
  }
`;

export const Floor = styled.div`
  position: relative;
  container-type: size;
  overflow: clip;
  min-height: 7rem;
  background: var(--color-floor);

  & > svg {
    position: absolute;
    inset: 0;
    width: min(84%, 60rem);
    height: calc(100% - 2 * var(--space-4));
    margin: auto;
  }

  /* Steeply upwards where the area is higher than wide, so that the circles can be larger. */
  @container (max-aspect-ratio: 9 / 10) {
    & > svg {
      --slope: -54deg;
      rotate: var(--slope);
      scale: 1.36;
    }
  }
`;
