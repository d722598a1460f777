import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';
import { FirstPage } from './FirstPage';
import { FormPage } from './FormPage';
import { OverviewPage } from './OverviewPage';
import { ReadingPage } from './ReadingPage';
import { ShellPage } from './ShellPage';

const meta = {
  // They are not a component: machines read about the parts.
  tags: ['mobile', '!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of the README. */
export const First: Story = { render: () => <FirstPage /> };

export const Error: Story = { render: () => <ErrorPage /> };

export const Form: Story = { render: () => <FormPage /> };

export const Overview: Story = { render: () => <OverviewPage /> };

export const Reading: Story = { render: () => <ReadingPage /> };

/** Main menu, section menu and page. */
export const WithMenus: Story = { render: () => <ShellPage /> };
