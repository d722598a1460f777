import { css } from 'styled-components';
import { media } from '../../theme/tokens';

/** Shared style of `Button` and `ButtonLink`. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: var(--space-1) var(--space-4-5);
  border: var(--line-line) solid var(--color-solid-edge);
  border-radius: var(--radius-1);
  background: var(--color-solid);
  color: var(--color-on-solid);
  font: 700 var(--text-ui) / 1.2 var(--font-sans);
  text-decoration: none;
  transition:
    background var(--motion-quick),
    border-color var(--motion-quick),
    color var(--motion-quick);

  &:hover {
    background: var(--color-solid-hover);
    border-color: var(--color-accent-hover);
  }

  &[data-kind='quiet'] {
    background: transparent;
    color: var(--color-ink);
    border-color: var(--color-edge);
  }

  &[data-kind='quiet']:hover {
    border-color: var(--color-ink);
    background: var(--color-sunk);
  }

  &[data-kind='link'] {
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }

  &[data-kind='link']:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  &[data-kind='icon'] {
    width: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-ink-2);
  }

  &[data-kind='icon']:hover {
    background: var(--color-sunk);
    color: var(--color-ink);
  }

  &[data-kind='quick'] {
    padding: 0 var(--space-4);
    border: var(--line-hair) solid var(--color-edge);
    border-radius: var(--radius-full);
    background: none;
    color: var(--color-ink);
    font: italic 430 var(--text-read) / 1 var(--font-serif);
  }

  &[data-kind='quick']:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }

  &[data-kind='quick'][aria-pressed='true'] {
    background: var(--color-wash);
    border-color: var(--color-accent);
    color: var(--color-accent);
  }

  &[disabled],
  &[aria-busy='true'] {
    background: transparent;
    border-color: var(--color-edge);
    color: var(--color-ink-3);
    cursor: not-allowed;
  }

  &[disabled] {
    border-style: dashed;
  }

  &[aria-busy='true'] {
    color: var(--color-ink-2);
    cursor: progress;
  }

  ${media.forcedColors} {
    border: 1px solid;
    border-color: ButtonText !important;

    &[disabled] {
      border-color: GrayText !important;
    }

    &[data-kind='quick'][aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
