import * as Collapsible from '@radix-ui/react-collapsible';
import { useEffect, useState } from 'react';
import { Link } from '../../link/LinkProvider';
import { Icon } from '../Icon/Icon';
import type { SubMenuGroup, SubMenuItem } from './SubMenu';
import { Section } from './SubMenu.styles';
import { Stop, Stops } from './SubMenu.stops';
import { Title } from './SubMenu.title';

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
      <Section data-untitled="">
        <Items {...list} />
      </Section>
    );
  return (
    <Collapsible.Root asChild open={open} onOpenChange={setOpen}>
      <Section>
        <Title>
          {logoUrl && <img src={logoUrl} alt="" width="20" height="20" />}
          {title} <small>{items.length}</small>
          <Icon name="chevron" size="small" />
        </Title>
        <Collapsible.Content forceMount>
          <Items {...list} />
        </Collapsible.Content>
      </Section>
    </Collapsible.Root>
  );
};
