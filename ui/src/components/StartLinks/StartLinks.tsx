import type { ComponentProps } from 'react';
import { Nav, Stop } from './StartLinks.styles';

export interface StartLink {
  title: string;
  /** One line about the page. */
  text: string;
  href: string;
  /** The stop that the line of the drawing lands on. */
  landing?: boolean;
}

export interface StartLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Four ways in, in order. */
  links: readonly StartLink[];
  /** What screen readers call them together. */
  label?: string;
}

/** Where to start: stops on one line, side by side from 768 px, one below the other on a phone. */
export const StartLinks = ({ links, label = 'Where to start', ...rest }: StartLinksProps) => (
  <Nav aria-label={label} {...rest}>
    {links.map((link) => (
      <Stop key={link.href} href={link.href} data-landing={link.landing || undefined}>
        <b>{link.title}</b>
        <span>{link.text}</span>
      </Stop>
    ))}
  </Nav>
);
