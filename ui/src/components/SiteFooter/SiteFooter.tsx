import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SiteFooterProps {
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
}: SiteFooterProps) => (
  <Foot>
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
  gap: 0.5rem 2rem;
  margin-top: 5rem;
  padding-top: 1.25rem;
  border-top: var(--line-hair) solid var(--color-rule);
  color: var(--color-ink-3);
  font: italic 400 0.9375rem/1.45 var(--font-serif);
`;
