import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Icon, type IconName } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import { CloseMenu } from '../MobileViewToggle/CloseMenu';
import { Item, List } from './Sidebar.items';
import { Foot, Inner, Nav, Signature } from './Sidebar.styles';

export interface MenuItem {
  /** Label of the item. */
  name: string;
  /** Address of the item's page. */
  path: string;
  /** Name of an icon of the library, or an element of 24 px. */
  icon: IconName | ReactElement;
}

export interface SidebarProps extends ComponentProps<'nav'> {
  /** Name of the site. */
  siteName: string;
  /** Text below the name. */
  tagline: string;
  /** Replaces the library's logo. */
  logo?: ReactNode;
  /** Address to which name and logo link. */
  homeHref?: string;
  /** Items of the main menu, in order. */
  items: readonly MenuItem[];
  /** Accessible name of the menu. */
  label?: string;
  /** Path of the current menu item. */
  currentPath?: string | undefined;
  /** Called when an item is pressed, before the link is followed. */
  onItemChosen?: (item: MenuItem) => void;
  /** Adds the close button of the mobile layout. */
  onClose?: () => void;
  /** Bottom of the sidebar, usually a `ThemeSwitch`. */
  foot?: ReactNode;
}

/**
 * Main menu. A narrow column of icons and labels from 768 px, a wide one from 1440 px. On a phone, a view of its own.
 */
export const Sidebar = ({
  siteName,
  tagline,
  logo = <Logo />,
  homeHref = '/',
  items,
  label = 'Main menu',
  currentPath,
  onItemChosen,
  onClose,
  foot,
  ...rest
}: SidebarProps) => (
  <Nav aria-label={label} {...rest}>
    <Inner>
      <Signature as={Link} href={homeHref}>
        {logo}
        <b>{siteName}</b>
        <i>{tagline}</i>
      </Signature>
      {onClose && <CloseMenu label={`Close the ${label.toLowerCase()}`} onClose={onClose} />}
      <List>
        {items.map((item) => (
          <li key={item.path}>
            <Item
              as={Link}
              href={item.path}
              aria-current={item.path === currentPath ? 'page' : undefined}
              onClick={() => onItemChosen?.(item)}
            >
              {typeof item.icon === 'string' ? <Icon name={item.icon} /> : item.icon}
              <span>{item.name}</span>
            </Item>
          </li>
        ))}
      </List>
      {foot && <Foot>{foot}</Foot>}
    </Inner>
  </Nav>
);
