import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { floor, plate } from '../../../docs/samples/samples';
import { color } from '../../theme/tokens';
import { Gallery, ProjectCard, type ProjectCardProps } from './ProjectCard';

const second: ProjectCardProps = {
  name: 'Second Date',
  text: 'What happens after the first',
  drawing: plate,
  href: 'https://example.org/second-date',
};

const inLightColours = (drawing: string) =>
  drawing.replaceAll(
    /var\(--color-(ink|floor|accent)\)/g,
    (_, name: 'ink' | 'floor' | 'accent') => color[name].light,
  );

const meta = {
  component: ProjectCard,
  subcomponents: { Gallery },
  tags: ['mobile'],
  parameters: { room: 'content' },
  args: second,
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single card with a large picture. An arrow shows that the link opens in a new tab. */
export const Default: Story = {
  parameters: { room: 'measure' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Second Date.*opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(150);
  },
};

/** A path of this site that opens in a new tab. */
export const NewTab: Story = {
  tags: ['unphotographed'],
  args: { href: '/apps/second-date/', newTab: true },
  parameters: { room: 'measure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** A full address that opens in the same tab. */
export const SameTab: Story = {
  tags: ['unphotographed'],
  args: { newTab: false },
  parameters: { room: 'measure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /happens after the first$/ })).not.toHaveAttribute(
      'target',
    );
  },
};

export const Hover: Story = { globals: { pseudo: { hover: ['a'] } }, parameters: { room: 'measure' } };

export const Focus: Story = {
  globals: { pseudo: { focus: ['a'], focusVisible: ['a'] } },
  parameters: { room: 'measure' },
  play: ({ userEvent }) => userEvent.tab(),
};

/** One large card beside two stacked ones. */
export const Three: Story = {
  render: () => (
    <Gallery>
      <ProjectCard
        name="Jous"
        text="Questions worth asking at any table"
        drawing={floor}
        href="https://example.org/jous"
      />
      <ProjectCard {...second} />
      <ProjectCard
        name="Tango Diario"
        text="A diary of nights out dancing"
        drawing={plate}
        href="https://example.org/diario"
      />
    </Gallery>
  ),
};

/** A screenshot has the same colours in both themes. A tall one is cut at the bottom. */
export const Screenshot: Story = {
  parameters: { room: 'measure' },
  args: { screenshot: `data:image/svg+xml,${encodeURIComponent(inLightColours(plate))}` },
};
