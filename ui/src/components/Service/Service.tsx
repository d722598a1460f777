import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

export interface ServiceProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Name of the service. */
  title: string;
  /** Description, in paragraphs. A `Drawing` among them is small: beside the service, or at its edge. */
  children: ReactNode;
}

/** A service on offer, with a strong line above its name. */
export const Service = ({ title, children, ...rest }: ServiceProps) => (
  <Section {...rest}>
    <h2>{title}</h2>
    {children}
  </Section>
);

const Section = styled.section`
  position: relative;
  margin-top: var(--space-7);
  padding-top: var(--space-3);
  border-top: var(--line-bold) solid var(--color-ink);
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);

  & h2 {
    margin: 0 0 0.5em;
    font-size: min(var(--text-h2), 16.5cqi);
    line-height: var(--leading-h2);
    font-weight: 450;
  }

  & p + p {
    margin-top: 0.85em;
  }

  & p > strong:first-child {
    font: 700 var(--text-ui) / 1 var(--font-sans);
  }

  & figure {
    width: 10rem;
    margin-block: var(--space-3) var(--space-4);
  }

  /* The drawing is beside the name and the first paragraph. */
  @media screen {
    @container (min-width: 26rem) and (max-width: 39.99rem) {
      &:has(> figure) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 8.5rem;
        column-gap: var(--space-5);
      }

      &:has(> figure) > * {
        grid-column: 1 / -1;
      }

      &:has(> figure) > :is(h2, figure + p) {
        grid-column: 1;
        margin-top: 0;
      }

      && > figure {
        grid-row: 1 / span 2;
        grid-column: 2;
        width: auto;
        margin-block: var(--space-1) var(--space-3);
      }
    }
  }

  ${room.beside} {
    & figure {
      float: inline-end;
      margin-inline-start: var(--space-5);
    }
  }

  ${room.columns} {
    & figure {
      position: absolute;
      inset-inline-start: 100%;
      top: var(--space-4);
      float: none;
      width: min(12.5rem, 100cqi - var(--layout-measure) - var(--space-5));
      margin-block: 0;
    }
  }

  @media print {
    margin-block-start: var(--space-4);
    margin-inline-start: calc(-1 * var(--layout-margin));
    padding-inline-start: var(--layout-margin);

    & h2 {
      margin-bottom: 0.2em;
    }

    & figure + p {
      margin-top: 0;
    }

    && figure {
      position: static;
      float: inline-end;
      width: 8rem;
      margin-block: 0 var(--space-1);
      margin-inline-start: var(--space-5);
    }
  }
`;
