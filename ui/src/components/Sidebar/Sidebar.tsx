import type { ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Icon, type IconName } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import { Item, List } from './Sidebar.items';
import { Foot, Inner, Nav, Signature } from './Sidebar.styles';

export interface MenuItem {
  /** The label that the visitor reads. */
  name: string;
  /** Where it leads. */
  path: string;
  icon: IconName;
}

export interface SidebarProps {
  /** The name in the signature. */
  siteName: string;
  /** The line under the name. */
  tagline: string;
  /** The main menu, in order. */
  items: readonly MenuItem[];
  /** What screen readers call the menu. */
  label?: string;
  /** The path of the item that the visitor is in. */
  currentPath?: string | undefined;
  /** Called when an item is chosen, before the link is followed. */
  onItemChosen?: (item: MenuItem) => void;
  /** What stands at the foot, usually the theme switch. */
  foot?: ReactNode;
}

/** The main menu: full from 1120 px, a rail of icons from 768 px, one of three views below. */
export const Sidebar = ({
  siteName,
  tagline,
  items,
  label = 'Main menu',
  currentPath,
  onItemChosen,
  foot,
}: SidebarProps) => (
  <Nav aria-label={label}>
    <Inner>
      <Signature as={Link} href="/">
        <Logo />
        <b>{siteName}</b>
        <i>{tagline}</i>
      </Signature>
      <List>
        {items.map((item) => (
          <li key={item.path}>
            <Item
              as={Link}
              href={item.path}
              aria-current={item.path === currentPath ? 'page' : undefined}
              onClick={() => onItemChosen?.(item)}
            >
              <Icon name={item.icon} />
              <span>{item.name}</span>
            </Item>
          </li>
        ))}
      </List>
      {foot && <Foot>{foot}</Foot>}
    </Inner>
  </Nav>
);
