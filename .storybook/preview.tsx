import '@fontsource-variable/piazzolla/opsz.css';
import '@fontsource-variable/piazzolla/opsz-italic.css';
import '@fontsource-variable/rosario/index.css';
import type { Preview } from '@storybook/react-vite';
import { globalStyle } from '../ui/src/theme/globalStyle';
import { allRules } from './allRules';
import { readableTypes } from './readableTypes';
import { safeControls } from './safeControls';
import { ThemedDocs } from './ThemedDocs';
import { withAllStates } from './withAllStates';
import { withPinnedStates } from './withPinnedStates';
import { withRoom } from './withRoom';
import { takeTurns } from './takeTurns';
import { withTheme } from './withTheme';
import './inertLinks';
import './preview.css';

const sheet = document.createElement('style');
sheet.textContent = globalStyle;
document.head.prepend(sheet);

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  argTypesEnhancers: [readableTypes, safeControls],
  loaders: [takeTurns],
  decorators: [withRoom, withPinnedStates, withAllStates, withTheme],
  // Tests run in one theme at a time and do not wait for transitions.
  initialGlobals: {
    theme: import.meta.env.VITE_STORY_THEME ?? 'light',
    motion: import.meta.env.VITE_STORY_THEME ? 'reduced' : 'full',
    states: 'one',
    direction: 'ltr',
  },
  globalTypes: {
    theme: {
      description: 'Paper or Salon',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Paper (light)', icon: 'sun' },
          { value: 'dark', title: 'Salon (dark)', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'The direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'What a visitor sees who prefers less motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
    states: {
      description: 'One story, or every state of the component on one sheet',
      toolbar: {
        title: 'States',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One state', icon: 'component' },
          { value: 'all', title: 'All states', icon: 'grid' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error', ...allRules },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs, codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Welcome', 'Add a component', 'Changelog'],
          'Foundations',
          'Patterns',
          'Navigation',
          'Forms',
          'Reading',
          'Cards and lists',
          'Feedback',
          'Embeds',
        ],
      },
    },
    viewport: {
      options: {
        desktop: viewport('Desktop, 1440', 1440, 900),
        rail: viewport('Icon rail, 1024', 1024, 768),
        mobile: viewport('Phone, 390', 390, 844),
        narrow: viewport('Narrow phone, 320', 320, 640),
      },
    },
  },
};

export default preview;
