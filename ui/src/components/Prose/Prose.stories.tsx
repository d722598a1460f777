import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SideNote } from '../SideNote/SideNote';
import { Prose } from './Prose';

const meta = {
  component: Prose,
  tags: ['mobile'],
  parameters: { room: 'reading' },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

const opening = (
  <p>
    From the bar, a milonga looks like chaos with good lighting. It is not. Forty couples travel anticlockwise
    in lanes, nobody overtakes, nobody rehearsed, and all of them are improvising to the same orchestra at the
    same time. Entry is about 10 euros for around six hours, and no one minds if you only watch.
  </p>
);

/** Paragraphs, heading, link, lists and quotation. */
export const Default: Story = {
  args: {
    children: (
      <>
        {opening}
        <p>
          What you are watching is <a href="/writing">a conversation</a> with <em>very few words</em> in it.
        </p>
        <h2>Before you go</h2>
        <p>There is less to know than people fear.</p>
        <ul>
          <li>Shoes that turn.</li>
          <li>A glance across the room, and a nod that says yes.</li>
        </ul>
        <h3>In this order</h3>
        <ol>
          <li>Listen to one song.</li>
          <li>Watch one couple.</li>
        </ol>
        <blockquote>Most pairs never learn each other’s surnames.</blockquote>
      </>
    ),
  },
};

/** Large first letter of an essay. Use it once per page. */
export const DropCap: Story = {
  args: { 'data-drop-cap': '', children: opening } as Story['args'] & object,
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('[data-drop-cap] > p') as HTMLElement;
    await expect(getComputedStyle(paragraph, '::first-letter').fontWeight).toBe('320');
  },
};

/** Side-notes are in a second column. */
export const WithSideNotes: Story = {
  args: {
    children: (
      <>
        {opening}
        <SideNote title="Twelve minutes">Three or four songs make a set.</SideNote>
        <p>
          One person proposes, the other decides what the proposal meant, and both live with it for four
          beats.
        </p>
        <SideNote title="The slow one">It is the most difficult one, and nobody applauds it.</SideNote>
      </>
    ),
  },
};

/** At 200 % text size, side-notes move into the text if there is no space for them beside it. */
export const TextAt200Percent: Story = { ...WithSideNotes, parameters: { text: '200' } };
