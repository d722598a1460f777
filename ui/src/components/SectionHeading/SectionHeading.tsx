import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media } from '../../theme/tokens';

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** Address of the full list. Adds a link to it. */
  href?: string;
  /** Text of the link. */
  linkLabel?: string;
}

/** Heading of a section with a line and an optional link to the full list. */
export const SectionHeading = ({ title, href, linkLabel, ...rest }: SectionHeadingProps) => (
  <Head {...rest}>
    <h2>{title}</h2>
    {href && linkLabel && <Link href={href}>{linkLabel}</Link>}
  </Head>
);

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-6);
  margin-top: var(--space-9);
  padding-top: var(--space-4);
  border-top: var(--line-line) solid var(--color-ink);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 450;
  }

  & a {
    padding: var(--space-3) 0;
    color: var(--color-accent);
    font-weight: 600;
    text-underline-offset: 0.28em;
    white-space: nowrap;
  }

  & a:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  ${media.mobile} {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    margin-top: var(--space-8);
  }

  /* On paper nobody can follow the link. */
  @media print {
    & a {
      display: none;
    }
  }
`;
