import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { storybookTheme } from './storybookTheme';

type Told = { globals: { theme?: 'light' | 'dark' } };

const themeOf = (told: Told | undefined) => told?.globals.theme ?? 'light';

/** Documentation follows the toolbar's theme, as stories do, also those in frames of their own. */
export const ThemedDocs = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() =>
    themeOf((channel.last('globalsUpdated') as Told[] | undefined)?.[0]),
  );
  useEffect(() => {
    const follow = (told: Told) => setTheme(themeOf(told));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useEffect(() => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    // A frame that is being replaced has a document without elements.
    for (const page of [document, ...frames]) page?.querySelector('html')?.setAttribute('data-theme', theme);
  }, [theme]);
  return (
    <DocsContainer {...props} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
};
