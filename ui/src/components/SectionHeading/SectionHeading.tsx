import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media } from '../../theme/tokens';

export interface SectionHeadingProps {
  title: string;
  /** The id for links to this section. */
  id?: string;
  /** Where the whole of it stands. */
  href?: string;
  /** The words of that link. */
  linkLabel?: string;
}

/** Opens a section of the home page: a rule, a title, a way to all of it. */
export const SectionHeading = ({ title, id, href, linkLabel }: SectionHeadingProps) => (
  <Head>
    <h2 id={id}>{title}</h2>
    {href && linkLabel && <Link href={href}>{linkLabel}</Link>}
  </Head>
);

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 2rem;
  margin-top: var(--space-9);
  padding-top: 1rem;
  border-top: var(--line-line) solid var(--color-ink);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 450;
  }

  & a {
    padding: 0.65rem 0;
    color: var(--color-accent);
    font-weight: 600;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.28em;
    white-space: nowrap;
  }

  & a:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  ${media.mobile} {
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    margin-top: var(--space-8);
  }
`;
