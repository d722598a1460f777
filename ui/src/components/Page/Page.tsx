import type { ComponentProps, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/tokens';

export interface PageProps extends ComponentProps<'main'> {
  /** Shown at the end of the page, such as a `SiteFooter`. */
  footer?: ReactNode;
  /** A `NextButton`. The page reserves space for it at its end. */
  next?: ReactNode;
}

/**
 * Main content of a page, with margins and a maximum width. While it has `aria-busy`, because the next page takes longer
 * than a moment, a line grows at the top of the window.
 */
export const Page = ({ id = 'main', footer, next, children, ...rest }: PageProps) => (
  <Main id={id} tabIndex={-1} {...rest}>
    <div>
      {children}
      {footer && <div data-foot="">{footer}</div>}
    </div>
    {next}
  </Main>
);

const grow = keyframes`
  from { scale: 0 1; }
`;

const Main = styled.main`
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
    min-height: 100vh;
    margin-inline: auto;
    padding: var(--space-8) var(--space-gutter);
  }

  /* In a wide window the column beside two menus is in the middle, and as wide as the widest drawings. */
  @media (min-width: 100em) {
    --page: calc(68rem + 2 * var(--space-gutter));
    --to-margin: min(0px, (var(--layout-main) + var(--layout-sub) + var(--page) - 100vw) / 2);

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
      min-height: calc(100vh - var(--layout-header));
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
    }
  }
`;
