import { styled } from 'styled-components';
import { media, offset } from '../../theme/tokens';

export const Nav = styled.nav`
  border-inline-end: var(--line-hair) solid var(--color-rule);
  background: var(--color-paper);

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
  max-height: 100vh;
  overflow: auto;
  padding-block: 2.25rem 2.5rem;
  padding-inline: 1.5rem 1.25rem;

  ${media.mobile} {
    position: static;
    max-height: none;
    padding: 1.25rem 1.25rem 3rem;
  }
`;

export const Head = styled.div`
  margin-bottom: 1.25rem;

  & h2 {
    font-size: 1.75rem;
    line-height: 1.1;
    font-weight: 350;
    letter-spacing: -0.01em;
  }

  ${media.mobile} {
    margin-bottom: 1.1rem;

    & h2 {
      font-size: 2.25rem;
      padding-inline-end: 3rem;
    }
  }
`;

export const CloseCorner = styled.div`
  display: none;

  ${media.mobile} {
    display: block;
    position: fixed;
    top: calc(var(--layout-header) + ${offset.close}px);
    inset-inline-end: ${offset.close}px;
    z-index: var(--layer-sticky);
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Section = styled.section`
  border-top: var(--line-hair) solid var(--color-rule);

  &:last-child {
    border-bottom: var(--line-hair) solid var(--color-rule);
  }

  &[data-untitled] {
    padding-top: 0.5rem;
  }

  & > div[data-state] {
    display: grid;
    grid-template-rows: 0fr;
    grid-template-columns: minmax(0, 1fr);
    transition: grid-template-rows var(--motion-long) var(--motion-out);
  }

  & > div[data-state='open'] {
    grid-template-rows: 1fr;
  }

  & > div[data-state] > ul {
    min-height: 0;
    /* Clips the height alone: the ring of the current stop reaches over the side. */
    overflow: visible clip;
  }

  & > div[data-state='closed'] > ul {
    padding-bottom: 0;
    visibility: hidden;
    transition: visibility 0s var(--motion-long);
  }

  @media (scripting: none) {
    & > div[data-state='closed'] {
      grid-template-rows: 1fr;
    }

    & > div[data-state='closed'] > ul {
      visibility: visible;
    }
  }
`;
