import type { ComponentProps, ReactNode } from 'react';
import { Main } from './Page.styles';

export interface PageProps extends ComponentProps<'main'> {
  /** Shown at the end of the page, such as a `SiteFooter`. */
  footer?: ReactNode;
  /** A `NextButton`. The page reserves space for it at its end. */
  next?: ReactNode;
}

/**
 * Main content of a page, with margins and a maximum width. Set `aria-busy` while the next page loads: a progress line
 * then appears at the top of the window.
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
