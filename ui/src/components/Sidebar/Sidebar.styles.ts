import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Nav = styled.nav`
  background: var(--color-sunk);
  border-inline-end: var(--line-hair) solid var(--color-rule);

  ${media.mobile} {
    border: 0;
  }

  @media print {
    display: none;
  }
`;

export const Inner = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100vh;
  overflow-y: auto;
  margin-inline-end: -1px;

  ${media.mobile} {
    position: static;
    height: auto;
    min-height: calc(100vh - var(--layout-header));
    margin: 0;
  }
`;

export const Signature = styled.a`
  display: block;
  padding: 1.75rem 1.5rem 1.5rem;
  text-decoration: none;

  & svg {
    margin-block: 0 0.75rem;
    margin-inline: -0.25rem 0;
  }

  & b {
    display: block;
    font: 500 1.5rem/1.05 var(--font-serif);
    letter-spacing: -0.01em;
  }

  & i {
    display: block;
    max-width: 8.5rem;
    margin-top: 0.3rem;
    font: italic 400 0.9375rem/1.3 var(--font-serif);
    color: var(--color-ink-2);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.medium} {
    display: grid;
    place-items: center;
    padding: 1.25rem 0;

    & svg {
      margin: 0;
    }

    & b,
    & i {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }

  ${media.mobile} {
    padding: 1.5rem 1.25rem 1.25rem;

    & svg,
    & b {
      display: none;
    }

    & i {
      max-width: none;
      margin: 0;
      font-size: 1.25rem;
      line-height: 1.35;
    }
  }
`;

export const Foot = styled.div`
  margin-top: auto;
  padding: 1.25rem 1.5rem 1.5rem;
  color: var(--color-ink-3);
  font-size: var(--text-small);

  ${media.medium} {
    padding: 1rem 0.5rem;
    text-align: center;
  }

  ${media.mobile} {
    padding: 1.25rem;
  }
`;
