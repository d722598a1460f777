import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export interface EpisodeItem {
  title: string;
  /** Who talks. */
  guest: string;
  /** One sentence on why to begin there. */
  why: string;
}

export interface EpisodeListProps {
  /** Episodes in the order of listening. */
  episodes: readonly EpisodeItem[];
}

/** Episodes to start with, numbered. */
export const EpisodeList = ({ episodes }: EpisodeListProps) => (
  <List role="list">
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
  margin-top: 1.5rem;
  border-bottom: var(--line-hair) solid var(--color-rule);

  && > li {
    position: relative;
    margin: 0;
    padding-block: 0.9rem 1rem;
    padding-inline: 3.5rem 0;
    border-top: var(--line-hair) solid var(--color-rule);
    counter-increment: episode;
  }

  & > li::before {
    content: counter(episode);
    position: absolute;
    inset-inline-start: 0;
    top: 0.85rem;
    color: var(--color-accent);
    font: italic 360 1.625rem/1 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & b {
    display: block;
    font: 520 1.1875rem/1.3 var(--font-serif);
    text-wrap: balance;
  }

  & em {
    display: block;
    margin-top: 0.1rem;
    color: var(--color-ink-3);
    font: italic 400 1rem/1.35 var(--font-serif);
  }

  && p {
    max-width: 34rem;
    margin-top: 0.35rem;
    color: var(--color-ink-2);
    font: 400 var(--text-ui) / 1.48 var(--font-sans);
    font-variant-numeric: lining-nums;
  }

  ${media.mobile} {
    && > li {
      padding-inline-start: 2.5rem;
    }
  }
`;
