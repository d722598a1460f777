import { styled, css } from 'styled-components';
import { media } from '../../theme/tokens';

export const Stack = styled.div`
  display: grid;

  & > [role='alert'] {
    margin-top: var(--space-3);
  }
`;

export const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-1-5);
  font-weight: 600;
`;

export const Optional = styled.em`
  font: italic 400 var(--text-ui) / var(--leading-ui) var(--font-serif);
  color: var(--color-ink-3);
`;

/** Shared style of `Field` and `TextArea`. */
const controlStyle = css`
  width: 100%;
  min-height: 2.875rem;
  padding: var(--space-2) var(--space-3);
  background: var(--color-raised);
  border: var(--line-hair) solid var(--color-edge);
  border-radius: var(--radius-1);
  font: 400 var(--text-item) / 1.45 var(--font-serif);
  color: var(--color-ink);

  &::placeholder {
    color: var(--color-ink-3);
    font-style: italic;
    opacity: 1;
  }

  &:hover {
    border-color: var(--color-ink-2);
  }

  &:focus {
    border-color: var(--color-accent);
    outline: 2px solid var(--color-accent);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-error);
    box-shadow: inset 0 0 0 1px var(--color-error);
  }

  /* When a script focuses the field, its label is not hidden by the page's fixed header. */
  ${media.mobile} {
    scroll-margin-top: var(--space-7);
  }

  &[aria-invalid='true']:focus {
    box-shadow: none;
    outline-color: var(--color-error);
  }

  &:disabled {
    background: none;
    color: var(--color-ink-3);

    ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Control = styled.input`
  ${controlStyle}

  /* The button that clears a search field, which browsers draw in blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

export const AreaControl = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: 8.5rem;
  resize: vertical;
`;
