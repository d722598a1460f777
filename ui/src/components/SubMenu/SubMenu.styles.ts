import { styled } from 'styled-components';
import { media } from '../../theme/tokens';

export const Nav = styled.nav`
  border-inline-end: var(--line-hair) solid var(--color-rule);
  background: var(--color-paper);

  ${media.mobile} {
    border: 0;
  }

  ${media.folded} {
    position: sticky;
    top: 0;
    z-index: var(--layer-sticky);
    border-inline-end: 0;
    border-bottom: var(--line-hair) solid var(--color-rule);
  }
`;

export const Inner = styled.div`
  position: sticky;
  top: 0;
  max-height: 100dvh;
  overflow: auto;
  padding-block: var(--space-6) var(--space-6-5);
  padding-inline: var(--space-5) var(--space-4);

  ${media.rail} {
    padding-inline: var(--space-4) var(--space-3);
  }

  ${media.folded} {
    padding: 0 var(--space-gutter);
  }

  ${media.mobile} {
    position: static;
    max-height: none;
    /* As high as the close button beside the heading. */
    padding: var(--space-2) min(var(--space-4-5), 7vw) var(--space-7);
  }
`;

export const Head = styled.div`
  margin-bottom: var(--space-4-5);

  /* Not on phones: the close button is fixed to the window, and a container would fix it to itself instead. */
  ${media.mediumUp} {
    container-type: inline-size;
  }

  & h2 {
    font-size: min(var(--text-title), 17.5cqi);
    line-height: 1.1;
    font-weight: 350;
    letter-spacing: -0.01em;
  }

  ${media.folded} {
    display: flex;
    align-items: center;
    gap: var(--space-5);
    height: var(--layout-bar);
    margin: 0;

    & h2 {
      font-size: var(--text-name);
    }
  }

  ${media.mobile} {
    margin-bottom: var(--space-4);

    /* Leaves space for the close button, even with very large letters. */
    & h2 {
      font-size: min(var(--text-figure), 11vw);
      padding-inline-end: min(var(--space-7), 9vw);
    }
  }
`;

export const Untitled = styled.section`
  padding-top: var(--space-2);
  border-top: var(--line-hair) solid var(--color-rule);

  &:last-child {
    border-bottom: var(--line-hair) solid var(--color-rule);
  }
`;
