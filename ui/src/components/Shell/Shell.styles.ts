import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Frame = styled.div`
  background: var(--color-paper);
  color: var(--color-ink);
  display: grid;
  grid-template-columns: var(--layout-main) minmax(0, 1fr);
  min-height: 100dvh;

  &[data-menus='two'] {
    grid-template-columns: var(--layout-main) var(--layout-sub) minmax(0, 1fr);
  }

  ${media.mediumUp} {
    /* In a wide window, the text of menus grows faster than the text of the page. */
    & > nav {
      --growth: clamp(0px, (100vw - 1440px) / 300, 4px);
      --text-ui: calc(1rem + var(--growth));
      --text-item: calc(1.0625rem + var(--growth));
      --text-note: calc(0.9375rem + var(--growth));
      --text-small: calc(0.875rem + var(--growth));
      --text-name: calc(1.5rem + 1.5 * var(--growth));
      font-size: var(--text-ui);
    }

    &[data-menus='one'] > nav + nav {
      display: none;
    }
  }

  ${media.rail} {
    grid-template-columns: var(--layout-rail) minmax(0, 1fr);

    &[data-menus='two'] {
      grid-template-columns: var(--layout-rail) min(34vw, clamp(10.5rem, 4rem + 13vw, 14.5rem)) minmax(0, 1fr);
    }
  }

  ${media.folded} {
    &[data-menus='two'] {
      grid-template: auto minmax(0, 1fr) / var(--layout-rail) minmax(0, 1fr);
    }

    &[data-menus='two'] > header + nav {
      grid-row: 1 / span 2;
    }

    &[data-menus='two'] > main > div {
      min-height: calc(100dvh - var(--layout-bar));
    }
  }

  ${media.mobile} {
    &,
    &[data-menus='two'] {
      display: block;
      min-height: 0;
      padding-top: var(--layout-header);
    }

    &:is([data-view='toc1'], [data-view='toc1'] *) > :is(main, nav + nav),
    &:is([data-view='toc2'], [data-view='toc2'] *):has(> nav + nav) > main,
    &:is([data-view='toc2'], [data-view='toc2'] *) > header + nav,
    &:is([data-view='main'], [data-view='main'] *) > nav {
      display: none;
    }

    /* While the first page of a section loads, the menu is still that of the section before. */
    &:has(> main[aria-busy='true']) > nav + nav {
      opacity: 0;
    }

    /* A menu fades in and moves up as it opens. */
    ${media.motion} {
      & > nav > div > :is(ul, [popover]) {
        transition: var(--motion-long) var(--motion-out);
        transition-property: opacity, translate;

        @starting-style {
          opacity: 0;
          translate: 0 1rem;
        }
      }
    }

    /* Without JavaScript nothing can switch views, so the page comes first and the menus follow. */
    @media (scripting: none) {
      &,
      &[data-menus='two'] {
        display: flex;
        flex-direction: column-reverse;
      }
    }
  }

  @media print {
    &,
    &[data-menus='two'] {
      display: block;
      padding-top: 0;
    }

    /* Prints the page even if a menu is open. */
    & > main {
      display: block !important;
    }
  }
`;
