import { memo, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Collapsible } from '../Collapsible/Collapsible';
import { Untitled } from './SubMenu.styles';
import { Stop, Stops } from './SubMenu.stops';

export interface SubMenuItem {
  /** Label of the item. */
  label: string;
  /** Address of the item's page. */
  route: string;
  /** Marks a page that is not written yet: its label is italic, its dot is hollow. */
  placeholder?: boolean | undefined;
  /** Small picture before the label. */
  logo?: ReactNode;
}

export interface SubMenuGroup {
  /** Title of the group, which opens and closes it. A group without a title is always open. */
  title?: string | undefined;
  /** Address of a small picture before the title. */
  logoUrl?: string | undefined;
  items: readonly SubMenuItem[];
}

interface ItemsProps {
  group: SubMenuGroup;
  currentRoute: string | undefined;
  onItemChosen: ((item: SubMenuItem) => void) | undefined;
}

const Items = ({ group, currentRoute, onItemChosen }: ItemsProps) => (
  <Stops>
    {group.items.map((item) => (
      <li key={item.route}>
        <Stop
          as={Link}
          href={item.route}
          data-placeholder={item.placeholder || undefined}
          aria-current={item.route === currentRoute ? 'page' : undefined}
          onClick={() => onItemChosen?.(item)}
        >
          {item.logo}
          {item.label}
        </Stop>
      </li>
    ))}
  </Stops>
);

export interface GroupProps extends ItemsProps {
  openAtFirst: boolean;
}

/** Collapsible group of menu items. Renders again only if the current page is in it, or was in it before. */
export const Group = memo(({ openAtFirst, ...list }: GroupProps) => {
  const [open, setOpen] = useState(openAtFirst);
  useEffect(() => {
    if (openAtFirst) setOpen(true);
  }, [openAtFirst]);
  const { title, logoUrl, items } = list.group;
  if (!title)
    return (
      <Untitled>
        <Items {...list} />
      </Untitled>
    );
  const label = (
    <>
      {logoUrl && <img src={logoUrl} alt="" width="20" height="20" />}
      {title} <small>{items.length}</small>
    </>
  );
  return (
    <Collapsible title={label} open={open} onOpenChange={setOpen}>
      <Items {...list} />
    </Collapsible>
  );
});
