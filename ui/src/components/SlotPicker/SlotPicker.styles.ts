import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { background } from './SlotPicker.radio.styles';
import { caption } from '../../theme/textStyles';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-height: 600px;
  border: var(--line-hair) solid var(--color-rule);
  border-top: var(--line-bold) solid var(--color-ink);
  background: ${background};

  &[data-empty] {
    grid-template: auto / auto;
    place-content: center;
    padding: var(--space-5);
    text-align: center;
    color: var(--color-ink-2);
    font: italic 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
  }

  @media print {
    min-height: 0;
  }

  ${room.notes} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    grid-template-rows: 1fr auto;
  }
`;

export const Pane = styled.div`
  padding: var(--space-4) min(var(--space-4), 6cqi) var(--space-2);

  & > :is(h2, p) {
    margin-bottom: var(--space-3);
  }

  & h2 {
    font-size: var(--text-h3);
    line-height: var(--leading-h3);
  }

  & + & {
    border-top: var(--line-hair) solid var(--color-rule);
  }

  ${room.notes} {
    display: grid;
    grid-template-rows: auto auto;
    /* Weeks are stretched, so that four or five of them are as high as the times beside them. */
    grid-auto-rows: minmax(5.25rem, 1fr);
    align-content: start;
    padding: var(--space-5) var(--space-5) var(--space-3);

    & + & {
      border-top: 0;
      border-inline-start: var(--line-hair) solid var(--color-rule);
    }
  }

  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px var(--color-error);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: end;
  padding: var(--space-3) var(--space-4);
  border-top: var(--line-hair) solid var(--color-rule);
  ${caption}

  & b {
    color: var(--color-ink);
    font: 700 var(--text-ui) / var(--leading-ui) var(--font-sans);
    font-variant-numeric: lining-nums;
  }

  & p:empty {
    display: none;
  }

  & > :not(p) {
    justify-self: start;
    margin-top: var(--space-2);
  }

  ${room.notes} {
    grid-column: 1 / -1;
    /* Reserves space for the chosen time, so that nothing moves when the visitor chooses. */
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: var(--space-5);
    align-content: center;
    align-items: center;
    min-height: 4.5rem;
    padding: var(--space-3) var(--space-5);

    & > p + p {
      text-align: end;
    }

    & > :not(p) {
      grid-column: 3;
      margin: 0;
    }

    /* Until a time is chosen, the note about the time zone is as wide as the picker. */
    & > p:first-child:has(+ :empty) {
      grid-column: 1 / -1;
    }
  }
`;
