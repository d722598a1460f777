import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { storybookTheme } from './storybookTheme';

type Told = [{ globals: { theme?: 'light' | 'dark' } }] | undefined;

/** Documentation follows the toolbar's theme, as stories do. */
export const ThemedDocs = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = props.context;
  const theme = useSyncExternalStore(
    (follow) => {
      channel.on('globalsUpdated', follow);
      return () => channel.off('globalsUpdated', follow);
    },
    () => (channel.last('globalsUpdated') as Told)?.[0].globals.theme ?? 'light',
  );
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
};
