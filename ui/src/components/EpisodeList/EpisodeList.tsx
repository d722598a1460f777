import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export interface EpisodeItem {
  title: string;
  /** Name of the guest. */
  guest: string;
  /** Why to begin with this episode, in one sentence. */
  why: string;
}

export interface EpisodeListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Episodes in the order of listening. */
  episodes: readonly EpisodeItem[];
}

/** Numbered list of podcast episodes to start with. */
export const EpisodeList = ({ episodes, ...rest }: EpisodeListProps) => (
  <List role="list" {...rest}>
    {episodes.map(({ title, guest, why }) => (
      <li key={title}>
        <b>{title}</b>
        <em>{guest}</em>
        <p>{why}</p>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  counter-reset: episode;
  border-bottom: var(--line-hair) solid var(--color-rule);

  & > li {
    position: relative;
    margin: 0;
    padding-block: var(--space-4) var(--space-4);
    padding-inline: calc(var(--space-7) + var(--space-2)) 0;
    border-top: var(--line-hair) solid var(--color-rule);
    counter-increment: episode;
  }

  & > li::before {
    content: counter(episode);
    position: absolute;
    inset-inline-start: 0;
    top: 0.85rem;
    color: var(--color-accent);
    font: italic 360 var(--text-name) / 1 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & b {
    display: block;
    font: 520 var(--text-read) / 1.3 var(--font-serif);
    text-wrap: balance;
  }

  & em {
    display: block;
    margin-top: var(--space-0-5);
    color: var(--color-ink-3);
    font: italic 400 var(--text-ui) / 1.35 var(--font-serif);
  }

  & p {
    max-width: 34rem;
    margin-top: var(--space-1-5);
    color: var(--color-ink-2);
    font: 400 var(--text-ui) / 1.48 var(--font-sans);
    font-variant-numeric: lining-nums;
  }

  @media print {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: var(--space-5);

    & > li {
      padding-block: var(--space-2);
      padding-inline-start: var(--space-6-5);
    }

    & > li::before {
      top: var(--space-2);
    }
  }

  ${media.mobile} {
    & > li {
      padding-inline-start: var(--space-6-5);
    }
  }
`;
