import type { ComponentProps } from 'react';
import { CloseMenu } from '../MobileViewToggle/CloseMenu';
import { Group, type SubMenuGroup, type SubMenuItem } from './SubMenu.group';
import { Head, Inner, Nav } from './SubMenu.styles';

export type { SubMenuGroup, SubMenuItem } from './SubMenu.group';

export interface SubMenuProps extends ComponentProps<'nav'> {
  /** Heading of the section. */
  heading: string;
  groups: readonly SubMenuGroup[];
  /** Route of the current page. Its group is open at first. */
  currentRoute?: string | undefined;
  /** Titles of groups that are open at first, in addition to the current one. */
  openGroups?: readonly string[];
  /** Called when an item is pressed, before the link is followed. */
  onItemChosen?: (item: SubMenuItem) => void;
  /** Adds the close button of the mobile layout. */
  onClose?: () => void;
}

/** Menu of a section, with its pages as stops on a line. Several groups may be open at once. */
export const SubMenu = ({
  heading,
  groups,
  currentRoute,
  openGroups = [],
  onItemChosen,
  onClose,
  ...rest
}: SubMenuProps) => (
  <Nav aria-label={heading} {...rest}>
    <Inner>
      <Head>
        <h2 tabIndex={-1}>{heading}</h2>
        {onClose && <CloseMenu label={`Close the ${heading} menu`} onClose={onClose} />}
      </Head>
      {groups.map((group, index) => {
        const isCurrent = group.items.some((item) => item.route === currentRoute);
        return (
          <Group
            key={group.title ?? index}
            group={group}
            currentRoute={isCurrent ? currentRoute : undefined}
            openAtFirst={isCurrent || openGroups.includes(group.title ?? '')}
            onItemChosen={onItemChosen}
          />
        );
      })}
    </Inner>
  </Nav>
);
