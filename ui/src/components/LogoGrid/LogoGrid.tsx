import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

export interface LogoItem {
  /** Name of the tool. */
  name: string;
  /** Logo as SVG markup, drawn in the text colour. Without it, only the name is shown. */
  logo?: string | undefined;
}

export interface LogoGroup {
  label: string;
  items: readonly LogoItem[];
}

export interface LogoGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Groups of tools, in order. */
  groups: readonly LogoGroup[];
}

/** Tools in groups, each with its logo in one colour. */
export const LogoGrid = ({ groups, ...rest }: LogoGridProps) => (
  <Grid {...rest}>
    {groups.map(({ label, items }) => (
      <section key={label}>
        <h3>{label}</h3>
        <ul role="list">
          {items.map(({ name, logo }) => (
            <li key={name}>
              {logo && <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />}
              {name}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Grid>
);

const Grid = styled.div`
  margin-top: var(--space-6);
  font: 400 var(--text-ui) / var(--leading-ui) var(--font-sans);
  grid-column: 1 / -1;

  & > section {
    display: grid;
    gap: var(--space-3) var(--space-6);
    padding: var(--space-4-5) 0;
    border-top: var(--line-hair) solid var(--color-rule);
  }

  & h3 {
    margin: 0;
    padding-top: var(--space-1);
    font: 520 var(--text-read) / 1.3 var(--font-serif);
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: var(--space-3) var(--space-5);
    margin: 0;
  }

  & li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 1.75rem;
    margin: 0;
    padding: 0;
  }

  & li::before {
    content: none;
  }

  & svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-ink);
    fill: currentColor;
  }

  ${room.notes} {
    & > section {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }

  /* No page break between the text above and the first group. */
  @media print {
    break-before: avoid;
    margin-inline-start: calc(-1 * var(--layout-margin));

    & > section {
      break-inside: avoid;
      grid-template-columns: max(7rem, var(--layout-margin) - var(--space-7)) minmax(0, 1fr);
      column-gap: var(--space-7);
    }

    /* A heading is beside its list, so avoiding a break after it would hold the next group on the page. */
    & h3 {
      break-after: auto;
    }
  }
`;
