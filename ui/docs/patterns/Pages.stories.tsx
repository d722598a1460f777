import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';
import { FirstPage } from './FirstPage';
import { FormPage } from './FormPage';
import { OverviewPage } from './OverviewPage';
import { ReadingPage } from './ReadingPage';
import { ShellPage } from './ShellPage';

const meta = {
  // `!manifest` keeps these pages out of `manifests/components.json`, which describes components only.
  tags: ['mobile', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Example page in the library's README. */
export const First: Story = { render: () => <FirstPage /> };

export const Error: Story = { render: () => <ErrorPage /> };

export const Form: Story = { render: () => <FormPage /> };

export const Overview: Story = { render: () => <OverviewPage /> };

export const Reading: Story = { render: () => <ReadingPage /> };

/** Page with main menu and section menu. */
export const WithMenus: Story = { render: () => <ShellPage /> };
