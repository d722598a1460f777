import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { storybookTheme } from './storybookTheme';

type Theme = 'light' | 'dark';
type Updated = { globals: { theme?: Theme } };

const themeInAddress = (): Theme =>
  /theme:dark/.test(decodeURIComponent(location.search)) ? 'dark' : 'light';

/** Documentation follows the toolbar's theme, as stories do. */
export const ThemedDocs = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const [theme, setTheme] = useState<Theme>(themeInAddress);
  const { channel } = props.context;
  useEffect(() => {
    const follow = ({ globals }: Updated) => globals.theme && setTheme(globals.theme);
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer {...props} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
};
