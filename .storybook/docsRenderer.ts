import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

/**
 * Renders a documentation page only once. By default, Storybook renders it again after every change in the toolbar.
 * This aborts stories that are still rendering, and then Storybook reloads the page, which scrolls to the top. Stories
 * and `ThemedDocs` follow the toolbar by themselves.
 */
export const docsRenderer = async () => {
  const { render, unmount } = new DocsRenderer<ReactRenderer>();
  let isRendered = false;
  const renderOnce: typeof render = async (...page) => {
    if (isRendered) return;
    isRendered = true;
    await render(...page);
  };
  return { render: renderOnce, unmount };
};
