import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/textStyles';
import { media } from '../../theme/tokens';

export const Nav = styled.nav`
  background: var(--color-sunk);
  border-inline-end: var(--line-hair) solid var(--color-rule);

  ${media.mobile} {
    border: 0;
  }
`;

export const Inner = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow-y: auto;
  margin-inline-end: -1px;

  ${media.mobile} {
    position: static;
    height: auto;
    min-height: calc(100dvh - var(--layout-header));
    margin: 0;
  }
`;

export const Signature = styled.a`
  display: block;
  padding: var(--space-5-5) var(--space-5) var(--space-5);
  text-decoration: none;

  & :is(svg, img) {
    margin-block: 0 var(--space-3);
    margin-inline: calc(-1 * var(--space-1)) 0;
  }

  & svg {
    width: 3rem;
    height: 2.5rem;
  }

  & b {
    display: block;
    font: 500 var(--text-name) / 1.05 var(--font-serif);
    letter-spacing: -0.01em;
  }

  & i {
    display: block;
    max-width: 9.5rem;
    text-wrap: balance;
    margin-top: var(--space-1);
    font: italic 400 var(--text-note) / 1.3 var(--font-serif);
    color: var(--color-ink-2);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.rail} {
    display: grid;
    place-items: center;
    padding: min(var(--space-4-5), 3vh) 0;

    /* Hidden in a low window, because the items need its space. */
    @media (max-height: 33.99em) {
      display: none;
    }

    & :is(svg, img) {
      margin: 0;
    }

    & b {
      max-width: 100%;
      margin-top: var(--space-1-5);
      padding-inline: var(--space-1);
      font-size: var(--text-note);
      text-align: center;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }

    & i {
      ${visuallyHidden}
    }
  }

  ${media.mobile} {
    /* As high as the close button beside the tagline. */
    padding: var(--space-3) var(--space-4-5);

    & :is(svg, img),
    & b {
      display: none;
    }

    & i {
      /* Leaves space for the close button in the corner. */
      max-width: calc(100% - 3rem);
      margin: 0;
      font-size: var(--text-h3);
      line-height: 1.35;
    }
  }
`;

export const Foot = styled.div`
  margin-top: auto;
  padding: var(--space-4-5) var(--space-5) var(--space-5);
  color: var(--color-ink-3);
  font-size: var(--text-small);

  ${media.rail} {
    padding: clamp(0px, 6vh - 1.5rem, var(--space-4)) var(--space-2);
    text-align: center;
  }

  ${media.mobile} {
    padding: var(--space-4-5);
  }
`;
