import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button';
import { Field } from '../Field/Field';
import { Stack } from './Stack';

const meta = {
  component: Stack,
  args: {
    width: 'form',
    gap: 'medium',
    children: [
      <Field key="name" label="Your name" />,
      <Field key="email" label="Your email" optional />,
      <Button key="send">Send</Button>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 24 px between fields, 20rem wide, for forms. */
export const Default: Story = {};

/** 12 px, for lines that belong together. */
export const Small: Story = { args: { gap: 'small' } };

/** 48 px, for groups. */
export const Large: Story = { args: { gap: 'large' } };

/** Buttons and links that look like buttons are as wide as their text. */
export const Actions: Story = {
  args: {
    children: [
      <Button key="again">Try again</Button>,
      <ButtonLink key="home" href="/" kind="quiet">
        Home
      </ButtonLink>,
    ],
  },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThan(width);
  },
};
