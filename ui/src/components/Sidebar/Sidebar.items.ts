import { styled } from 'styled-components';
import { media, travels } from '../../theme/tokens';

export const List = styled.ul`
  margin-top: var(--space-2);

  ${media.mobile} {
    margin: 0;

    & li:last-child > a {
      border-bottom-color: var(--color-rule);
    }
  }

  /* The background of the current item slides to another one when the visitor opens its page. */
  ${travels} {
    ${media.mediumUp} {
      position: relative;

      &:has([aria-current])::before {
        content: '';
        position: absolute;
        position-anchor: --item;
        top: anchor(top);
        inset-inline: 0;
        height: anchor-size(height);
        border-block: var(--line-hair) solid var(--color-rule);
        background: var(--color-paper);
        transition: top var(--motion-long) var(--motion-walk);
      }
    }
  }
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  /* Less padding around large letters, so that seven items fit into a window 900 px high. */
  min-height: clamp(44px, 6.4vh, 2.875rem);
  padding: 0 var(--space-5);
  border-block: var(--line-hair) solid transparent;
  color: var(--color-ink-2);
  font-weight: 500;
  text-decoration: none;
  transition: color var(--motion-quick);

  & span {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  &:hover {
    color: var(--color-ink);
  }

  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  /* Forced colours make a transparent border visible, which would interrupt the edge of the sidebar. */
  ${media.forcedColors} {
    &:not([aria-current]) {
      border-block-style: none;
    }
  }

  &[aria-current] {
    color: var(--color-ink);
    font-weight: 700;
    background: var(--color-paper);
    border-color: var(--color-rule);
  }

  &[aria-current] svg {
    color: var(--color-accent);
  }

  ${travels} {
    ${media.mediumUp} {
      position: relative;

      &[aria-current] {
        anchor-name: --item;
        background: none;
        border-color: transparent;
      }
    }
  }

  ${media.rail} {
    flex-direction: column;
    justify-content: center;
    /* Less high in a low window, such as that of a phone held sideways. */
    gap: clamp(0px, 2vh - 0.5rem, var(--space-1));
    min-height: clamp(2.5rem, 8.4vh, 4rem);
    padding: 0 var(--space-1);
    font-size: var(--text-rail);
    line-height: var(--leading-rail);
    text-align: center;
  }

  ${media.mobile} {
    gap: var(--space-4);
    min-height: 3.5rem;
    padding: 0 var(--space-4-5);
    border-top-color: var(--color-rule);
    color: var(--color-ink);
    font: 400 var(--text-h3) / 1 var(--font-serif);

    &[aria-current] {
      font-weight: 560;
    }

    &[aria-current]::after {
      content: '';
      width: 0.625rem;
      height: 0.625rem;
      margin-inline-start: auto;
      border-radius: var(--radius-full);
      background: var(--color-accent);
      forced-color-adjust: none;
    }
  }
`;
