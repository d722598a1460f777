import styled from 'styled-components';

export const TopBar = styled.header`
  display: none;

  @media (max-width: 767.98px) {
    /* Fixed and not sticky: a browser that brings its button into sight scrolls the page no further. */
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--layer-header);
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: var(--layout-header);
    padding: 0 0.5rem 0 1.25rem;
    background: var(--color-paper);
    border-bottom: var(--line-hair) solid var(--color-rule);

    [data-view='toc1'] & {
      background: var(--color-sunk);
    }

    & > a {
      display: flex;
      align-items: center;
      gap: 0.55rem;
      min-height: 2.75rem;
      font: 500 1.1875rem/1 var(--font-serif);
      text-decoration: none;
    }

    & > a svg {
      width: 2rem;
      height: 1.7rem;
    }

    /* With very large letters there is no room left for the logo. */
    @media (max-width: 19em) {
      & > a svg {
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
  display: grid;
  grid-template-columns: var(--layout-main) minmax(0, 1fr);
  min-height: 100vh;

  &[data-menus='two'] {
    grid-template-columns: var(--layout-main) var(--layout-sub) minmax(0, 1fr);
  }

  /* The menu "On this page" is shown on phones only. */
  @media (min-width: 768px) {
    &[data-menus='one'] > nav + nav {
      display: none;
    }
  }

  @media (min-width: 768px) and (max-width: 69.99875em) {
    grid-template-columns: var(--layout-rail) minmax(0, 1fr);

    &[data-menus='two'] {
      grid-template-columns: var(--layout-rail) clamp(13rem, 10rem + 6.25vw, 14.5rem) minmax(0, 1fr);
    }
  }

  @media (max-width: 767.98px) {
    &,
    &[data-menus='two'] {
      display: block;
      min-height: 0;
      padding-top: var(--layout-header);
    }

    [data-view='toc1'] & > :not(nav:first-child),
    [data-view='toc2'] & > :not(nav + nav),
    [data-view='main'] & > nav {
      display: none;
    }

    /* An unknown address has no second menu: the second view shows its page. */
    [data-view='toc2'] & > nav:first-child:has(+ main) + main {
      display: block;
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
  }
`;

export const Content = styled.main`
  position: relative;
  min-width: 0;
  overflow-x: clip;

  /* Container queries inside go by this width, not by the window's. */
  & > div {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    max-width: var(--layout-content);
    margin-inline: auto;
    min-height: 100vh;
    padding: var(--space-8) var(--space-gutter) 5.5rem;
  }

  & > div > footer {
    margin-top: auto;
  }

  /* At the end of a page the footer stands above Next. */
  &:has(> a) > div {
    padding-bottom: 7.5rem;
  }

  @media (max-width: 767.98px) {
    & > div {
      min-height: calc(100vh - var(--layout-header));
      padding: 2rem 1.25rem 7rem;
    }
  }
`;
