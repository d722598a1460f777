import { Link } from '@line-of-dance/ui';
import styled from 'styled-components';

export const Place = styled(Link)`
  --outer-ink: var(--color-ink);
  --outer-paper: var(--color-paper);
  position: relative;
  display: flex;
  align-items: flex-end;
  text-decoration: none;

  /* The shelf, which the page clips at its sides. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: -100vmax;
    top: 100%;
    border-top: 2.25px solid var(--color-accent);
  }

  @media print {
    &::after {
      inset-inline: 0;
    }
  }
`;

export const Board = styled.span`
  container-type: inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  color: var(--color-ink);
  transition: transform var(--motion-short) var(--motion-out);

  &[data-format='podcast'] {
    aspect-ratio: 1;
  }

  &[data-ground] {
    padding: 7%;
    background: var(--color-floor);
    outline: var(--line-hair) solid var(--color-rule);
    outline-offset: calc(-1 * var(--line-hair));
  }

  &[data-ground='wine'] {
    --color-ink: var(--color-on-solid);
    --color-ink-3: var(--color-on-solid);
    --color-accent: var(--color-on-solid);
    --color-paper: var(--color-solid);
    background: var(--color-solid);
  }

  &[data-ground='ink'] {
    --color-ink: var(--outer-paper);
    --color-ink-3: var(--outer-paper);
    --color-accent: var(--color-lamp);
    --color-paper: var(--outer-ink);
    background: var(--outer-ink);
  }

  &[data-ground='rose'] {
    background: var(--color-wash);
  }

  /* A thing stands on the shelf itself: its drawing ends above the edge of its file. */
  &[data-format='thing'] {
    overflow: visible;
    aspect-ratio: auto;
    margin-bottom: -10.6%;
  }

  & svg {
    display: block;
    width: 100%;
    height: auto;
  }

  &[data-ground] svg {
    width: 84%;
    margin-inline: auto;
  }

  &[data-format='podcast'][data-ground] svg {
    width: 60%;
  }

  & :is(b, i) {
    font: 400 10.5cqi / 1.08 var(--font-serif);
    text-wrap: balance;
  }

  & i {
    font: italic 400 6.5cqi / 1.2 var(--font-serif);
  }

  a:hover > & {
    transform: translateY(-6px);
  }
`;
