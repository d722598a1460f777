import { useImperativeHandle, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Logo } from '../Logo/Logo';
import { MobileViewToggle, viewAfter, type MobileView } from '../MobileViewToggle/MobileViewToggle';
import { Sidebar, type MenuItem } from '../Sidebar/Sidebar';
import { SkipLink } from '../SkipLink/SkipLink';
import { SubMenu, type SubMenuGroup } from '../SubMenu/SubMenu';
import { Frame } from './Shell.styles';
import { TopBar } from './Shell.topBar.styles';
import { useViews, viewAround } from './useViews';

export interface ShellSection {
  /** Names the section. */
  heading: string;
  groups: readonly SubMenuGroup[];
  /** The route that the visitor is on. */
  currentRoute?: string | undefined;
  /** Titles of groups that are open at first, besides the current one. */
  openGroups?: readonly string[];
  /** Shown on phones only, where each view needs something to show. */
  phoneOnly?: boolean;
}

export interface ShellProps extends ComponentProps<'div'> {
  siteName: string;
  /** The line under the name. */
  tagline: string;
  /** In place of the drawn line. */
  logo?: ReactNode;
  /** Where name and logo lead. */
  homeHref?: string;
  /** The main menu, in order. */
  items: readonly MenuItem[];
  /** The path of the item that the visitor is in. */
  currentPath?: string | undefined;
  /** Shown at the foot of the main menu, usually a `ThemeSwitch`. */
  foot?: ReactNode;
  /** The menu of the section, where there is one. */
  section?: ShellSection | undefined;
  /** The view of a phone at first, such as one that the application has stored. `around`: read from a `data-view` on an ancestor, which the application sets; scrolling and the focus are its own, too. */
  view?: MobileView | 'around';
  /** Called with the new view of a phone, for instance to store it. After a link the visitor also goes to another page. */
  onViewChange?: ((view: MobileView, cause: 'link' | 'button') => void) | undefined;
  /** The `Page`. */
  children: ReactNode;
}

/** Main menu, section menu and page: side by side from 768 px, one of three views on a phone. */
export const Shell = ({
  siteName,
  tagline,
  logo = <Logo />,
  homeHref = '/',
  items,
  currentPath,
  foot,
  section,
  view = 'main',
  onViewChange,
  children,
  ref,
  ...rest
}: ShellProps) => {
  const { frame, shown, show, close } = useViews(view, onViewChange);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, [frame]);
  return (
    <Frame ref={frame} data-view={shown} data-menus={section && !section.phoneOnly ? 'two' : 'one'} {...rest}>
      <SkipLink target="main" />
      <TopBar>
        <Link href={homeHref} onClick={() => show('main', 'link')}>
          {logo}
          <span>{siteName}</span>
        </Link>
        {/* Without scripts the menus are below the page. */}
        <a href="#main-menu">Menu</a>
        <MobileViewToggle onCycle={() => show(viewAfter(viewAround(frame.current)), 'button')} />
      </TopBar>
      <Sidebar
        id="main-menu"
        siteName={siteName}
        tagline={tagline}
        logo={logo}
        homeHref={homeHref}
        items={items}
        currentPath={currentPath}
        onItemChosen={() => show('toc2', 'link', 'nav + nav h2')}
        onClose={close}
        foot={foot}
      />
      {section && (
        <SectionMenu
          key={section.heading}
          {...section}
          onItemChosen={() => show('main', 'link')}
          onClose={close}
        />
      )}
      {children}
    </Frame>
  );
};

interface SectionMenuProps extends ShellSection {
  onItemChosen: () => void;
  onClose: () => void;
}

const SectionMenu = ({ phoneOnly: _phoneOnly, ...menu }: SectionMenuProps) => <SubMenu {...menu} />;
