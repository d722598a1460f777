import { media, room, visuallyHidden } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** Overview of the exercises: their floor plans, each with a link to its exercise. */
export const Plans = styled.nav`
  grid-column: 1 / -1;
  margin-top: var(--space-7);

  & ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-4-5) var(--space-4);

    ${room.notes} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }

  & a {
    display: block;
    color: var(--color-ink-2);
    font: 400 var(--text-ui) / 1.32 var(--font-sans);
    text-decoration: none;
  }

  & div {
    margin-bottom: var(--space-2);
    background: var(--color-floor);
    border: var(--line-hair) solid var(--color-rule);
    border-radius: var(--radius-1);
    transition: border-color var(--motion-short);
  }

  & svg {
    width: 100%;
    height: auto;
  }

  & b {
    color: var(--color-accent);
    font: italic 400 var(--text-item) / 1.3 var(--font-serif);
    font-variant-numeric: oldstyle-nums;
  }

  & a:hover {
    color: var(--color-ink);

    & div {
      border-color: var(--color-accent);
    }

    & span {
      text-decoration: underline;
    }
  }

  /* On a phone the numbers are enough; screen readers read the names too. */
  ${media.mobile} {
    & ol {
      gap: var(--space-3) var(--space-2);
    }

    & span {
      ${visuallyHidden}
    }
  }
`;
