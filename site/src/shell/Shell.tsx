import {
  SiteFooter,
  Link,
  Logo,
  MobileViewToggle,
  NextButton,
  Sidebar,
  SkipLink,
  SubMenu,
  type SubMenuGroup,
} from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { BrandLogo } from '../article/BrandLogo';
import { itemsOf, navigation, nextOf, sectionOf } from '../content/navigation';
import { owner } from '../content/owner';
import type { NavigationSection } from '../content/schema';
import type { SiteRoute } from '../routes';
import { chooseView, cycleView, showContent } from './mobileView';
import { Content, Frame, TopBar } from './Shell.styles';
import { ThemeChoice } from './ThemeChoice';

const profiles: SubMenuGroup[] = [
  {
    items: owner.profiles.map(({ label, url, logo }) => ({
      label,
      route: url,
      logo: <BrandLogo name={logo} />,
    })),
  },
];

const onThisPage: SubMenuGroup[] = [
  {
    items: [
      { label: 'Hello', route: '/#hello' },
      { label: 'On the shelf', route: '/#on-the-shelf' },
      { label: 'Things I made', route: '/#things-i-made' },
    ],
  },
];

/** Home has no section: on a phone its second view lists what stands on the page. */
const menuOf = (section: NavigationSection | undefined, route: string) => {
  if (section)
    return { heading: section.name, groups: section.path === '/social-media' ? profiles : section.groups };
  return route === '/' ? { heading: 'On this page', groups: onThisPage } : undefined;
};

export interface ShellProps {
  route: SiteRoute;
  children: ReactNode;
}

/** Menus, page and Next around every page: side by side from 768 px, one of three views below. */
export const Shell = ({ route, children }: ShellProps) => {
  const section = sectionOf(route.path);
  const menu = menuOf(section, route.path);
  const next = nextOf(route.path);
  const firstGroup = section && itemsOf(section).length > 0 ? section.groups[0]?.title : undefined;
  return (
    <>
      <SkipLink target="main" />
      <TopBar>
        <Link href="/" onClick={() => chooseView('main')}>
          <Logo />
          {owner.siteName}
        </Link>
        <MobileViewToggle onCycle={cycleView} />
      </TopBar>
      <Frame data-menus={section ? 'two' : 'one'}>
        <Sidebar
          siteName={owner.siteName}
          tagline={owner.tagline}
          items={navigation.menu}
          currentPath={section?.path ?? (route.path === '/' ? '/' : undefined)}
          onItemChosen={() => chooseView('toc2')}
          foot={<ThemeChoice />}
        />
        {menu && (
          <SubMenu
            key={menu.heading}
            heading={menu.heading}
            groups={menu.groups}
            currentRoute={route.path}
            openGroups={firstGroup ? [firstGroup] : []}
            onItemChosen={() => chooseView('main')}
            onClose={showContent}
          />
        )}
        <Content id="main">
          <div>
            {children}
            <SiteFooter siteName={owner.siteName} year={new Date(__BUILD_DATE__).getUTCFullYear()}>
              <Link href="/rss.xml">RSS feed</Link>
              {__LEGAL_PUBLISHED__ && <Link href="/legal">Imprint and privacy</Link>}
            </SiteFooter>
          </div>
          {next && <NextButton href={next.route} title={next.label} />}
        </Content>
      </Frame>
    </>
  );
};
