import type { ComponentProps } from 'react';
import { Nav, Stop } from './StartLinks.styles';

export interface StartLink {
  title: string;
  /** One line about the linked page. */
  text: string;
  href: string;
  /** Fills the dot, because the line of the home page's drawing ends at it: in a landscape or in a portrait window. */
  landing?: 'landscape' | 'portrait' | undefined;
}

export interface StartLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Two to four links, in order. */
  links: readonly StartLink[];
  /** Accessible name of the group. */
  label?: string;
}

/** Links for first-time visitors, as dots on a line. Horizontal from 768 px, vertical on a phone. */
export const StartLinks = ({ links, label = 'Where to start', ...rest }: StartLinksProps) => (
  <Nav aria-label={label} {...rest}>
    {links.map((link) => (
      <Stop key={link.href} href={link.href} data-landing={link.landing}>
        <b>{link.title}</b>
        <span>{link.text}</span>
      </Stop>
    ))}
  </Nav>
);
