import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Icon, type IconName } from '../Icon/Icon';
import { Logo } from '../Logo/Logo';
import { CloseMenu } from '../MobileViewToggle/CloseMenu';
import { Item, List } from './Sidebar.items';
import { Foot, Inner, Nav, Signature } from './Sidebar.styles';

export interface MenuItem {
  /** The label that the visitor reads. */
  name: string;
  /** Where it leads. */
  path: string;
  /** One of the library’s icons, or a drawing of 24 px. */
  icon: IconName | ReactElement;
}

export interface SidebarProps extends ComponentProps<'nav'> {
  /** The name in the signature. */
  siteName: string;
  /** The line under the name. */
  tagline: string;
  /** In place of the drawn line. */
  logo?: ReactNode;
  /** Where name and logo lead. */
  homeHref?: string;
  /** The main menu, in order. */
  items: readonly MenuItem[];
  /** What screen readers call the menu. */
  label?: string;
  /** The path of the item that the visitor is in. */
  currentPath?: string | undefined;
  /** Called when an item is chosen, before the link is followed. */
  onItemChosen?: (item: MenuItem) => void;
  /** Draws the close button of the mobile layout. */
  onClose?: () => void;
  /** Footer of the sidebar, usually the theme switch. */
  foot?: ReactNode;
}

/** The main menu: full from 1440 px, a rail of icons from 768 px, one of three views below. */
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
