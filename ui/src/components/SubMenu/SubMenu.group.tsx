import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Collapsible } from '../Collapsible/Collapsible';
import { Untitled } from './SubMenu.styles';
import { Stop, Stops } from './SubMenu.stops';

export interface SubMenuItem {
  /** The label that the visitor reads. */
  label: string;
  /** Where it leads. */
  route: string;
  /** Not written yet: italic, with a dotted stop. */
  placeholder?: boolean | undefined;
  /** A small drawing before the label. */
  logo?: ReactNode;
}

export interface SubMenuGroup {
  /** Makes the group collapsible; a group without a title is always open. */
  title?: string | undefined;
  /** A small picture before the title. */
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

/** One category: its title opens and closes the list below, independently of the others. */
export const Group = ({ openAtFirst, ...list }: GroupProps) => {
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
};
