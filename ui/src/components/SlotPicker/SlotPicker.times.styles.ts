import { styled } from 'styled-components';
import { room } from '../../theme/tokens';
import { dot, hiddenRadio } from './SlotPicker.radio.styles';

export const Times = styled.ul`
  column-gap: var(--space-2);

  /* Seven times or more are in several columns, six or fewer in one. */
  &:has(:nth-child(7)) {
    columns: 6rem;

    ${room.notes} {
      columns: 2;
    }
  }

  & li {
    break-inside: avoid;
  }

  /* When a time gets the focus, an error message above the times stays visible. */
  & input {
    scroll-margin-top: var(--space-9);
  }

  & li:first-child label::before {
    top: 50%;
  }

  & li:last-child label::before {
    bottom: 50%;
  }
`;

export const TimeStop = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 3.25rem;
  padding-inline-start: var(--space-5);
  font: 600 var(--text-ui) / 1.2 var(--font-sans);
  font-variant-numeric: lining-nums tabular-nums;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.53125rem;
    top: 0;
    bottom: 0;
    border-inline-start: var(--line-line) solid var(--color-accent);
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: calc(50% - 0.28125rem);
    ${dot}
  }

  ${hiddenRadio}

  &:hover,
  &:has(:checked) {
    color: var(--color-accent);
  }

  &:hover::after {
    border-color: var(--color-accent);
  }

  &:has(:checked)::after {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  &:has(:checked) {
    background: var(--color-wash);
    font-weight: 700;
  }

  /* So high that fourteen times in two columns are as high as five weeks. */
  ${room.notes} {
    min-height: 3.9rem;
  }
`;
