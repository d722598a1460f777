import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { storybookTheme } from './storybookTheme';

type Theme = 'light' | 'dark';

const themeInAddress = (): Theme =>
  /theme:dark/.test(decodeURIComponent(location.search)) ? 'dark' : 'light';

let theme = themeInAddress();

/** Documentation follows the toolbar's theme, as stories do. */
export const ThemedDocs = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const [shown, setShown] = useState(theme);
  const { channel } = props.context;
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: Theme } }) => {
      theme = globals.theme ?? theme;
      setShown(theme);
    };
    channel.on('updateGlobals', follow);
    return () => channel.off('updateGlobals', follow);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset.theme = shown;
  }, [shown]);
  return (
    <DocsContainer {...props} theme={storybookTheme(shown)}>
      {children}
    </DocsContainer>
  );
};
