import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextButton } from '../NextButton/NextButton';
import { PageHeading } from '../PageHeading/PageHeading';
import { Prose } from '../Prose/Prose';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { Page } from './Page';

const meta = {
  component: Page,
  tags: ['mobile'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
  args: {
    children: [
      <PageHeading key="heading" title="Before you go" lead="There is less to know than people fear." />,
      <Prose key="text">
        <p>Forty couples travel anticlockwise in lanes, and nobody overtakes.</p>
      </Prose>,
    ],
    footer: <SiteFooter siteName="Line of Dance" year={2026} />,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, a text and a footer. */
export const Default: Story = {};

/** The end of the page has space for the Next button. */
export const WithNext: Story = { args: { next: <NextButton href="/next" title="Mentoring" /> } };
