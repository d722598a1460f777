import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';

/**
 * Renders a page once. Storybook would replace the page after every change of a global, which ends stories that are
 * being drawn and so loads the frame again, at its top. Stories and `ThemedDocs` follow the toolbar by themselves.
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
