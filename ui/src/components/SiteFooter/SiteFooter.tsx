import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** Name of the site, shown after the year. */
  siteName: string;
  /** Year of the copyright notice. */
  year: number;
  /** Sentence at the beginning of the footer. */
  note?: ReactNode;
  /** Further links, such as the imprint. */
  children?: ReactNode;
}

/** Footer with copyright notice and links. */
export const SiteFooter = ({
  siteName,
  year,
  note = 'Set in Piazzolla and Rosario, two typefaces drawn in Argentina.',
  children,
  ...rest
}: SiteFooterProps) => (
  <Foot {...rest}>
    <span>{note}</span>
    <Ends>
      {children}
      <span>
        © {year} {siteName}
      </span>
    </Ends>
  </Foot>
);

/** Keeps links and copyright notice together if they wrap below the `note`. */
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: inherit;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  margin-top: calc(var(--space-7) + var(--space-6));
  padding-top: var(--space-4-5);
  border-top: var(--line-hair) solid var(--color-rule);
  color: var(--color-ink-3);
  font: italic 400 var(--text-note) / 1.45 var(--font-serif);

  /* A larger area to press on touch screens, without a change of the layout. */
  & a {
    margin-block: calc(-1 * var(--space-3));
    padding-block: var(--space-3);
  }
`;
