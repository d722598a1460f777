import type { ComponentProps, ReactNode } from 'react';
import { Section } from './Service.styles';

export interface ServiceProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Name of the service. */
  title: string;
  /** Description, in paragraphs. A `Drawing` among them is small, and beside the text if the page is wide enough. */
  children: ReactNode;
}

/** A service on offer, with a strong line above its name. */
export const Service = ({ title, children, ...rest }: ServiceProps) => (
  <Section {...rest}>
    <h2>{title}</h2>
    {children}
  </Section>
);
