import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** The name after the year. */
  siteName: string;
  /** The year of the notice. */
  year: number;
  /** The sentence at the beginning of the line. */
  note?: ReactNode;
  /** Further links, such as the imprint. */
  children?: ReactNode;
}

/** The last line of every page. */
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

/** The links wrap together where they do not fit beside the sentence. */
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
`;
