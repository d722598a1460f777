import { media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Folding, unfolded } from './Folding.styles';

/** Media query for a mouse and a wide window, where the links can be small and fit in two rows. */
const withMouse = `${media.mediumUp} and (pointer: fine)`;

/** Bar with links to letters. It stays in view above the words, unless the window is low. */
export const Bar = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-4);
  align-items: end;
  position: relative;
  z-index: var(--layer-sticky);
  margin-bottom: var(--space-6);
  background: var(--color-paper);
  border-bottom: var(--line-hair) solid var(--color-rule);

  ${media.mobile} {
    margin-bottom: var(--space-4);
  }

  @media (min-height: 30em) {
    position: sticky;
    top: 0;

    ${media.mobile} {
      top: var(--layout-header);
    }
  }

  & a {
    color: var(--color-accent);
    font: 600 var(--text-ui) / 2.75rem var(--font-sans);
    text-decoration: none;
  }

  & a:is(:hover, :focus-visible) {
    text-decoration: underline;
  }

  & a:focus-visible {
    outline-offset: -3px;
  }

  ${withMouse} {
    & a {
      line-height: 2.25rem;
    }
  }

  & > a {
    color: var(--color-ink-2);
    font-weight: 400;
    font-size: var(--text-small);
  }
`;

/** Links to letters. On touch screens they would need several rows, so they open on a press, over the words below. */
export const Letters = styled(Folding)`
  ${unfolded(withMouse)}

  & > summary {
    color: var(--color-ink);
    font-weight: 600;
  }

  & > div {
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
    padding-block: var(--space-2);
    background: var(--color-paper);
    border-block: var(--line-hair) solid var(--color-rule);
    text-align: center;
  }

  ${withMouse} {
    & > div {
      position: static;
      grid-template-columns: repeat(auto-fill, 1.6rem);
      padding: 0;
      border: 0;
      text-align: start;
    }
  }
`;
