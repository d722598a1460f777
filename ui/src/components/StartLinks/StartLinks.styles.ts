import { styled } from 'styled-components';
import { Link } from '../../link/LinkProvider';
import { media, room } from '../../theme/tokens';

export const Nav = styled.nav`
  --chosen: var(--color-accent);
  --landscape: var(--chosen);

  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: var(--space-6);

  /* Two columns, because four do not fit with very large letters. */
  ${media.mediumUp} {
    ${room.pairs} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: var(--space-6);

      & > a:nth-child(2)::before {
        inset-inline-end: 0;
      }
    }
  }

  ${media.rail} {
    @media screen and (orientation: portrait) {
      --landscape: var(--color-paper);
      --portrait: var(--chosen);
    }
  }

  ${media.mobile} {
    --landscape: var(--color-paper);
    grid-template-columns: minmax(0, 1fr);
    padding-top: var(--space-2);
  }

  /* Only the hovered or focused link has a filled dot. */
  &:has(a:hover, a:focus-visible) {
    --landscape: var(--color-paper);
    --portrait: initial;
  }

  ${media.forcedColors} {
    --chosen: Highlight;
  }
`;

export const Stop = styled(Link)`
  position: relative;
  display: grid;
  align-content: start;
  row-gap: var(--space-1-5);
  padding-top: var(--space-5);
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-inline-end: -2rem;
    top: 0;
    border-top: var(--line-line) solid var(--color-accent);
  }

  &:last-child::before {
    inset-inline-end: auto;
    width: 0.5rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: -0.375rem;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: var(--color-paper);
    border: var(--line-line) solid var(--color-accent);
    transition: background var(--motion-short);
    print-color-adjust: exact;
  }

  &[data-landing='landscape']::after {
    background: var(--landscape);
  }

  &[data-landing='portrait']::after {
    background: var(--portrait, var(--color-paper));
  }

  &:hover::after,
  &:focus-visible::after {
    background: var(--chosen);
  }

  & b {
    font: 500 var(--text-h3) / 1.2 var(--font-serif);
  }

  /* The focus ring is around the name. Around the whole link it would cross the line and the dot. */
  &:focus-visible {
    outline: none;

    & b {
      width: fit-content;
      outline: 2px solid var(--color-accent);
      outline-offset: 3px;
      border-radius: var(--radius-1);
    }
  }

  &:hover b {
    text-decoration: underline;
  }

  & span {
    max-width: 15rem;
    color: var(--color-ink-2);
    text-wrap: balance;
  }

  ${media.mobile} {
    padding-block: 0 var(--space-5);
    padding-inline: var(--space-5-5) 0;

    &::before {
      inset-inline-start: calc(0.375rem - var(--line-line) / 2);
      inset-inline-end: auto;
      top: -0.75rem;
      bottom: 0;
      border-top: 0;
      border-inline-start: var(--line-line) solid var(--color-accent);
    }

    &:last-child::before {
      width: auto;
      bottom: calc(100% - 0.6rem);
    }

    &::after {
      top: 0.42rem;
    }

    & span {
      max-width: none;
    }
  }
`;
