import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/tokens';

const grow = keyframes`
  from { scale: 0 1; }
`;

export const Main = styled.main`
  position: relative;
  min-width: 0;
  overflow-x: clip;

  &:focus {
    outline: none;
  }

  &[aria-busy='true']::before {
    content: '';
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--layer-header);
    height: var(--line-bold);
    background: var(--color-accent);
    scale: 0.9 1;
    transform-origin: 0 0;
    animation: ${grow} 10s 300ms cubic-bezier(0.1, 0.7, 0.3, 1) backwards;
  }

  /* Container queries inside measure this width, not the window’s. */
  & > div {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    max-width: var(--layout-content);
    min-height: 100dvh;
    margin-inline: auto;
    padding: var(--space-8) var(--space-gutter);
  }

  /* In a very wide window, content beside two menus is centred and as wide as the widest drawings. */
  @media (min-width: 100em) {
    --page: calc(68rem + 2 * var(--space-gutter));

    [data-menus='two'] & > div,
    & > div:has([data-column]) {
      max-width: var(--page);
    }
  }

  & > div > header + * {
    margin-top: var(--space-6-5);
  }

  & > div > [data-foot] {
    margin-top: auto;
  }

  /* Keeps the footer above the Next button. */
  &:has(> a) > div {
    padding-bottom: calc(var(--space-8) + var(--space-7));
  }

  ${media.mobile} {
    & > div {
      min-height: calc(100dvh - var(--layout-header));
      padding: var(--space-6) var(--space-4-5);
    }
  }

  @media print {
    overflow: visible;

    && > div {
      display: block;
      max-width: none;
      min-height: 0;
      padding: 0;

      /* Firefox resolves container queries after it has laid out the sheets, and leaves out what they change. */
      @supports (-moz-appearance: none) {
        container-type: normal;
      }
    }
  }
`;
