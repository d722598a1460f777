import { useCallback, useEffect, useId, useRef, type ComponentProps } from 'react';
import { media } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';
import { CloseMenu } from '../MobileViewToggle/CloseMenu';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Group, type SubMenuGroup, type SubMenuItem } from './SubMenu.group';
import { Fold, Panel } from './SubMenu.bar.styles';
import { Head, Inner, Nav } from './SubMenu.styles';

export type { SubMenuGroup, SubMenuItem } from './SubMenu.group';

export interface SubMenuProps extends ComponentProps<'nav'> {
  /** Heading of the section. */
  heading: string;
  groups: readonly SubMenuGroup[];
  /** Route of the current page. Its group is open at first. */
  currentRoute?: string | undefined;
  /** Titles of groups that are open at first, in addition to the group of the current page. */
  openGroups?: readonly string[];
  /** Called when an item is pressed, before the link is followed. */
  onItemChosen?: (item: SubMenuItem) => void;
  /** Adds the close button of the mobile layout. */
  onClose?: () => void;
}

/**
 * Menu of a section, with its pages as dots on a line. Several groups may be open at once. On a tablet it is a bar: a
 * button with the name of the current page opens the list.
 */
export const SubMenu = ({
  heading,
  groups,
  currentRoute,
  openGroups = [],
  onItemChosen,
  onClose,
  ...rest
}: SubMenuProps) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => panel.current?.hidePopover?.(), []);
  const choose = useCallback(
    (item: SubMenuItem) => {
      close();
      onItemChosen?.(item);
    },
    [close, onItemChosen],
  );
  // After Back, and when a tablet is turned, the list would cover another page or the wrong place.
  useEffect(() => {
    const leaving = new AbortController();
    matchMedia(media.folded.slice(7)).addEventListener('change', close, { signal: leaving.signal });
    addEventListener('popstate', close, { signal: leaving.signal });
    return () => leaving.abort();
  }, [close]);
  const current = groups.flatMap(({ items }) => items).find(({ route }) => route === currentRoute);
  return (
    <Nav aria-label={heading} {...rest}>
      <Inner>
        <Head>
          <h2 tabIndex={-1}>{heading}</h2>
          <Fold type="button" popoverTarget={id}>
            <VisuallyHidden>{heading} menu: </VisuallyHidden>
            {current?.label ?? 'Contents'}
            <Icon name="chevron" size="small" />
          </Fold>
          {onClose && <CloseMenu label={`Close the ${heading} menu`} onClose={onClose} />}
        </Head>
        <Panel ref={panel} id={id} popover="auto">
          {groups.map((group, index) => {
            const isCurrent = group.items.some((item) => item.route === currentRoute);
            return (
              <Group
                key={group.title ?? index}
                group={group}
                currentRoute={isCurrent ? currentRoute : undefined}
                openAtFirst={isCurrent || openGroups.includes(group.title ?? '')}
                onItemChosen={choose}
              />
            );
          })}
        </Panel>
      </Inner>
    </Nav>
  );
};
