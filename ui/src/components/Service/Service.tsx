import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ServiceProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Name of the service. */
  title: string;
  /** Description, in paragraphs. */
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
`;
