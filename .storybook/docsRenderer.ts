import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

/**
 * Renders a documentation page only once. Storybook would render it anew after every change in the toolbar. That ends
 * stories that are still rendering, after which Storybook reloads the page and shows its top. Stories and `ThemedDocs`
 * follow the toolbar by themselves.
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
