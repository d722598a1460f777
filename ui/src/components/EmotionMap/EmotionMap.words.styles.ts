import { styled } from 'styled-components';
import { room } from '../../theme/tokens';

/** The couple of dots: the filled one is what was typed. */
const dot = `
  content: '';
  position: absolute;
  left: 50%;
  width: 0.7rem;
  height: 0.7rem;
  margin: calc(-1 * var(--space-1-5));
  background: var(--color-paper);
  border: var(--line-line) solid var(--color-edge);
  border-radius: var(--radius-full);
`;

export const Middle = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;

  &::before {
    ${dot}
    background: var(--color-accent);
    border-color: var(--color-accent);
  }
`;

export const Word = styled.span`
  position: absolute;

  &::before {
    ${dot}
  }

  &[data-near]::before {
    border-color: var(--color-accent);
  }

  & a {
    transform: translate(-50%, 0.2rem);
  }

  &[data-above] a {
    transform: translate(-50%, calc(-100% - 0.2rem));
  }

  & a {
    position: absolute;
    padding: var(--space-2);
    color: var(--color-ink);
    font: 450 var(--text-h3) / 1.2 var(--font-serif);
    text-align: center;
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover,
  & a:focus-visible {
    color: var(--color-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }

  ${room.small} {
    & a {
      font-size: var(--text-ui);
    }
  }
`;
