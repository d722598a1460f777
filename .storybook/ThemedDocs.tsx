import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { storybookTheme } from './storybookTheme';

/** Event that Storybook sends when somebody changes a setting in the toolbar. */
type GlobalsEvent = { globals: { theme?: 'light' | 'dark' } };

const themeOf = (event: GlobalsEvent | undefined) => event?.globals.theme ?? 'light';

/** Shows a documentation page, and the iframes of its stories, in the theme that is chosen in the toolbar. */
export const ThemedDocs = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() =>
    themeOf((channel.last('globalsUpdated') as GlobalsEvent[] | undefined)?.[0]),
  );
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setTheme(themeOf(event));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useEffect(() => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    // The document of an iframe that is being replaced has no elements.
    for (const page of [document, ...frames]) page?.querySelector('html')?.setAttribute('data-theme', theme);
  }, [theme]);
  return (
    <DocsContainer {...props} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
};
