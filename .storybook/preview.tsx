import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import axe from 'axe-core';
import { withRoom } from '../ui/docs/withRoom';
import { globalStyle } from '../ui/src/theme/globalStyle';
import { docsRenderer } from './docsRenderer';
import { ThemedDocs } from './ThemedDocs';
import '../ui/fonts.css';
import './preview.css';

const sheet = document.createElement('style');
sheet.textContent = globalStyle;
document.head.prepend(sheet);

/** Links inside examples do not navigate. Links in the text of a documentation page do. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[href]');
  const isText = link?.closest('.sbdocs') && !link.closest('.docs-story, [data-live]');
  if (link && !isText) event.preventDefault();
});

/**
 * Sets the writing direction, motion and text size of the page. On a documentation page it ignores the parameters of a
 * story, because they would change all stories on the page.
 */
const withPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { motion, text } = viewMode === 'docs' ? {} : parameters;
  const { documentElement } = document;
  documentElement.dir = globals.direction;
  documentElement.dataset.motion = motion ?? globals.motion;
  documentElement.dataset.text = text ?? '100';
  return <Story />;
};

const withTheme = withThemeByDataAttribute<ReactRenderer>({
  themes: { light: 'light', dark: 'dark' },
  defaultTheme: 'light',
  attributeName: 'data-theme',
});

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Chooses Storybook's controls for props: a text field for React nodes and ids, none for complex types without a value.
 */
const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const summary = argType.table?.type?.summary ?? '';
      const isText = /^(ReactNode|string \| number|`.*`)$/.test(summary);
      if (isText && (value === undefined || typeof value === 'string'))
        return [name, { control: { type: 'text' }, ...argType }];
      const isOpaque = typeof argType.type === 'object' && argType.type.name === 'other';
      const isFixed = isText || name === 'children' || (isOpaque && value === undefined);
      return [name, isFixed && typeof value !== 'string' ? { control: false, ...argType } : argType];
    }),
  );

const choice = (title: string, icon: 'play' | 'transfer', items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

const isTest = import.meta.env.VITE_STORY_TEST === 'true';

/** Checks a story in the dark theme. Uses only axe's colour rules, because the themes differ only in colours. */
const checkDarkTheme: Preview['afterEach'] = async ({ parameters }) => {
  if (!isTest || parameters.a11y.test !== 'error') return;
  const { dataset } = document.documentElement;
  dataset.theme = 'dark';
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast', 'link-in-text-block'] });
  dataset.theme = 'light';
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`);
};

/**
 * Rules of axe that are off by default, and on for our stories: experimental ones, WCAG 2.2 and level AAA. Only the AAA
 * contrast of 7:1 is left out.
 */
const furtherRules =
  'css-orientation-lock focus-order-semantics hidden-content label-content-name-mismatch p-as-heading ' +
  'table-fake-caption td-has-header target-size identical-links-same-purpose meta-refresh-no-exceptions';

const preview: Preview = {
  argTypesEnhancers: [plainControls],
  decorators: [withRoom, withPage, withTheme],
  afterEach: checkDarkTheme,
  initialGlobals: {
    // A story in an iframe begins with the theme of the documentation page around it.
    theme: window.frameElement?.ownerDocument.documentElement.dataset.theme ?? 'light',
    // Reduced in tests, so that they do not wait for transitions.
    motion: isTest ? 'reduced' : 'full',
    direction: 'ltr',
  },
  globalTypes: {
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    motion: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        rules: Object.fromEntries(furtherRules.split(' ').map((rule) => [rule, { enabled: true }])),
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: ThemedDocs,
      renderer: docsRenderer,
      codePanel: true,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story h2, [data-live] h2', title: 'On this page' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', ['Welcome', 'Getting started'], 'Foundations', 'Patterns'],
      },
    },
  },
};

export default preview;
