import { useState } from 'react';
import { Page, PageHeading, Prose, Shell, SiteFooter, ThemeSwitch, type Theme } from '../../src/index';

export const ShellPage = () => {
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <Shell
      siteName="Line of Dance"
      tagline="engineer, creator, tango dancer"
      items={[
        { name: 'Home', path: '/', icon: 'home' },
        { name: 'Writing', path: '/writing', icon: 'writing' },
      ]}
      currentPath="/writing"
      section={{
        heading: 'Writing',
        groups: [
          {
            title: 'Tango',
            items: [
              { label: 'For Non-dancers', route: '/writing/tango/non-dancers' },
              { label: 'Exercises Ideas', route: '/writing/tango/exercises' },
            ],
          },
        ],
        currentRoute: '/writing/tango/non-dancers',
      }}
      foot={<ThemeSwitch theme={theme} onThemeChange={setTheme} />}
    >
      <Page footer={<SiteFooter siteName="Line of Dance" year={2026} />}>
        <PageHeading title="For Non-dancers" lead="There is less to know than people fear." />
        <Prose>
          <p>Forty couples travel anticlockwise in lanes, and nobody overtakes.</p>
        </Prose>
      </Page>
    </Shell>
  );
};
