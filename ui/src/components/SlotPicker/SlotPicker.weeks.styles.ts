import { css, styled } from 'styled-components';
import { media, room } from '../../theme/tokens';
import { dot, hiddenRadio } from './SlotPicker.radio.styles';

/** Seven columns. Font sizes in them depend on the width, because very large letters would not fit. */
const sevenColumns = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  text-align: center;
`;

export const Weekdays = styled.div`
  ${sevenColumns}
  padding-bottom: var(--space-1);
  border-bottom: var(--line-hair) solid var(--color-rule);
  color: var(--color-ink-3);
  font: italic 400 min(var(--text-note), 5.5cqi) / var(--leading-note) var(--font-serif);
`;

/** Row of seven days with a line through their dots. */
export const Week = styled.div`
  ${sevenColumns}
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset-inline: calc(100% / 14);
    bottom: 0.6875rem;
    border-top: var(--line-line) solid var(--color-edge);
    opacity: 0.6;
  }

  &:not(:has([data-open]))::before {
    display: none;
  }

  /* Space above the week for the name of a new month. The cell of its first day extends into this space. */
  @container (max-width: 46.99rem) {
    &:has(i) {
      margin-top: var(--space-3);
    }

    & > :has(i) {
      margin-top: calc(-1 * var(--space-3));
      padding-top: calc(var(--space-3) + var(--space-1-5));
    }
  }
`;

export const DayCell = styled.label`
  position: relative;
  display: block;
  min-height: 3.25rem;
  padding-top: var(--space-1-5);
  color: var(--color-ink-3);
  font: 400 min(var(--text-read), 8cqi) / 1.3 var(--font-serif);
  font-variant-numeric: lining-nums;

  /* The name of the month is above the number, so that the number stays in the middle of its column. */
  & i {
    position: absolute;
    inset-inline: 0;
    top: var(--space-2);
    font: italic 400 min(var(--text-rail), 5.5cqi) / 1 var(--font-serif);
  }

  &[data-open] {
    color: var(--color-ink);
    font-weight: 560;
  }

  &[data-open]::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(50% - 0.28125rem);
    bottom: 0.4375rem;
    ${dot}
  }

  ${hiddenRadio}

  &[data-open]:hover,
  &:has(:checked) {
    color: var(--color-accent);
  }

  &[data-open]:hover::after {
    border-color: var(--color-accent);
  }

  &:has(:checked) {
    background: var(--color-wash);
  }

  &:has(:checked)::after,
  &[data-chosen]::after {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  ${room.notes} {
    min-height: 4.5rem;
    padding-top: var(--space-5);
    font-size: var(--text-h3);
  }

  ${media.forcedColors} {
    &:not([data-open]) {
      color: GrayText;
    }
  }
`;
