import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const TopBar = styled.header`
  display: none;

  ${media.mobile} {
    /* Fixed and not sticky: a browser that brings its button into sight scrolls the page no further. */
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--layer-header);
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: var(--layout-header);
    padding: 0 var(--space-4-5);
    background: var(--color-paper);
    border-bottom: var(--line-hair) solid var(--color-rule);

    [data-view='toc1'] & {
      background: var(--color-sunk);
    }

    & > a {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-height: 2.75rem;
      font: 500 var(--text-read) / 1 var(--font-serif);
      text-decoration: none;
    }

    & > a :is(svg, img) {
      width: auto;
      height: 1.7rem;
    }

    /* With very large letters there is no room left for the logo. */
    @media (max-width: 19em) {
      & > a :is(svg, img) {
        display: none;
      }
    }
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

export const Frame = styled.div`
  background: var(--color-paper);
  color: var(--color-ink);
  display: grid;
  grid-template-columns: var(--layout-main) minmax(0, 1fr);
  min-height: 100vh;

  &[data-menus='two'] {
    grid-template-columns: var(--layout-main) var(--layout-sub) minmax(0, 1fr);
  }

  ${media.mediumUp} {
    &[data-menus='one'] > nav + nav {
      display: none;
    }
  }

  ${media.rail} {
    grid-template-columns: var(--layout-rail) minmax(0, 1fr);

    &[data-menus='two'] {
      grid-template-columns: var(--layout-rail) clamp(13rem, 10rem + 6.25vw, 14.5rem) minmax(0, 1fr);
    }
  }

  /* With very large letters the section menu stands below the page, which needs the room. */
  @media (min-width: 768px) and (max-width: 39.99em) {
    &[data-menus='two'] {
      grid-template-columns: var(--layout-rail) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }

    &[data-menus='two'] > header + nav {
      grid-row: 1 / 3;
    }

    &[data-menus='two'] > nav + nav {
      grid-area: 2 / 2;
    }
  }

  ${media.mobile} {
    &,
    &[data-menus='two'] {
      display: block;
      min-height: 0;
      padding-top: var(--layout-header);
    }

    &[data-view='toc1'] > main,
    &[data-view='toc1'] > nav + nav,
    [data-view='toc1'] & > main,
    [data-view='toc1'] & > nav + nav,
    &[data-view='toc2']:has(> nav + nav) > main,
    &[data-view='toc2'] > header + nav,
    [data-view='toc2'] &:has(> nav + nav) > main,
    [data-view='toc2'] & > header + nav,
    &[data-view='main'] > nav,
    [data-view='main'] & > nav {
      display: none;
    }

    /* Without scripts nothing switches between the views: the page comes first, the menus below it. */
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

    /* Whichever view is on show. */
    & > main {
      display: block !important;
    }
  }
`;
