import { Link, NextButton, Page, Shell as Layout, SiteFooter, type ShellSection } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandLogo } from '../parts/BrandLogo';
import { homeParts, pathOf } from '../data/kinds';
import { itemsOf, navigation, nextOf, sectionOf } from '../data/navigation';
import { owner, signature } from '../data/owner';
import type { NavigationSection } from '../data/schema';
import { pageAt, pages } from '../pageList';
import type { SitePage } from '../sitePage';
import { answering } from './answering';
import { changeView } from './mobileView';
import { ThemeChoice } from './ThemeChoice';
import { useDrawingLinks } from './useDrawingLinks';

const profiles = owner.profiles.map(({ label, url, logo }) => ({
  label,
  route: url,
  logo: <BrandLogo name={logo} />,
}));

const onThisPage = Object.entries(homeParts).map(([anchor, label]) => ({
  label,
  route: `${pathOf.home}#${anchor}`,
}));

const hasImprint = pages.some(({ kind }) => kind === 'legal');

/** Returns the menu of a section. Home has no section, so on a phone its menu lists the parts of the page. */
const menuOf = (section: NavigationSection | undefined, page: SitePage): ShellSection | undefined => {
  if (!section)
    return page.kind === 'home'
      ? { heading: 'On this page', groups: [{ items: onThisPage }], currentRoute: page.path, phoneOnly: true }
      : undefined;
  const items = itemsOf(section);
  const firstGroup = section.groups[0]?.title;
  return {
    heading: section.name,
    groups: section.groups.length > 0 ? section.groups : [{ items: profiles }],
    // An item is also marked on the pages below it, such as those of the families of words.
    currentRoute: items.find((item) => page.path.startsWith(`${item.route}/`))?.route ?? page.path,
    openGroups: firstGroup ? [firstGroup] : [],
  };
};

const Footer = () => (
  <SiteFooter siteName={owner.siteName} year={new Date(__BUILD_DATE__).getUTCFullYear()}>
    <Link href="/rss.xml">RSS feed</Link>
    {hasImprint && <Link href={pathOf.legal}>Imprint and privacy</Link>}
  </SiteFooter>
);

/** The library's layout with the site's menus. On phones, an attribute of the root element says which menu is open. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const page = pageAt(useLocation().pathname);
  const drawingLinks = useDrawingLinks();
  const section = sectionOf(page.path);
  const next = nextOf(page.path);
  return (
    <Layout
      siteName={owner.siteName}
      tagline={signature}
      items={navigation.menu}
      currentPath={section?.path ?? page.path}
      foot={<ThemeChoice />}
      section={menuOf(section, page)}
      view="around"
      onViewChange={changeView}
      {...answering}
    >
      <Page
        footer={<Footer />}
        next={next && <NextButton key={page.path} href={next.route} title={next.label} />}
        {...drawingLinks}
      >
        {children}
      </Page>
    </Layout>
  );
};
