import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const TopBar = styled.header`
  display: none;

  ${media.mobile} {
    /* Fixed instead of sticky, because focusing a button in a sticky bar scrolls the page. */
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

    /* With very large letters, first the site's name is hidden, then the drawing in the button. */
    container-type: inline-size;

    @container (max-width: 16.99rem) {
      & > a span {
        position: absolute;
        clip-path: inset(50%);
      }
    }

    @container (max-width: 9.99rem) {
      & > button svg {
        display: none;
      }
    }
  }

  & > a[href='#main-menu'] {
    display: none;
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }

    & > a[href='#main-menu'] {
      display: flex;
      font: 600 var(--text-ui) / 1 var(--font-sans);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  @media print {
    display: none;
  }
`;
