import { useCallback, useImperativeHandle, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../link/LinkProvider';
import { Logo } from '../Logo/Logo';
import { MobileViewToggle, viewAfter, type MobileView } from '../MobileViewToggle/MobileViewToggle';
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar';
import { SkipLink } from '../SkipLink/SkipLink';
import { SubMenu, type SubMenuGroup } from '../SubMenu/SubMenu';
import { Frame } from './Shell.styles';
import { TopBar } from './Shell.topBar.styles';
import { useViews, viewAround } from './useViews';

export interface ShellSection {
  /** Heading of the section menu. */
  heading: string;
  groups: readonly SubMenuGroup[];
  /** Route of the current page. */
  currentRoute?: string | undefined;
  /** Titles of groups that are open at first, in addition to the group of the current page. */
  openGroups?: readonly string[];
  /** Shows the section menu on phones only. */
  phoneOnly?: boolean;
}

type MenuProps = Pick<
  SidebarProps,
  'siteName' | 'tagline' | 'logo' | 'homeHref' | 'items' | 'currentPath' | 'foot'
>;

export interface ShellProps extends ComponentProps<'div'>, MenuProps {
  /** Menu of the current section. Pages without one have only the main menu. */
  section?: ShellSection | undefined;
  /**
   * View that a phone shows first. `around`: the application sets the view as `data-view` on an ancestor, and handles
   * scrolling and focus.
   */
  view?: MobileView | 'around';
  /** Called when the view changes on a phone. `link`: because the visitor has followed a link to another page. */
  onViewChange?: ((view: MobileView, cause: 'link' | 'button') => void) | undefined;
  /** Content of the layout: a `Page`. */
  children: ReactNode;
}

/**
 * Layout with main menu, section menu and page. From 1024 px they are side by side. From 768 px the section menu is a
 * bar above the page. A phone shows one of the three at a time.
 */
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
  const hasSection = section !== undefined;
  const showPage = useCallback(() => show('main', 'link'), [show]);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, [frame]);
  return (
    <Frame ref={frame} data-view={shown} data-menus={section && !section.phoneOnly ? 'two' : 'one'} {...rest}>
      <SkipLink target="main" onClick={() => show('main', 'button')} />
      <TopBar>
        <Link href={homeHref} onClick={showPage}>
          {logo}
          <span>{siteName}</span>
        </Link>
        {/* Without scripts the menus are below the page. */}
        <a href="#main-menu">Menu</a>
        <MobileViewToggle
          hasSection={hasSection}
          onCycle={() => show(viewAfter(viewAround(frame.current), hasSection), 'button')}
        />
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
        <SubMenu
          key={section.heading}
          heading={section.heading}
          groups={section.groups}
          currentRoute={section.currentRoute}
          openGroups={section.openGroups ?? []}
          onItemChosen={showPage}
          onClose={close}
        />
      )}
      {children}
    </Frame>
  );
};
