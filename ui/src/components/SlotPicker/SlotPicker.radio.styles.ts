import { css } from 'styled-components';
import { media } from '../../theme/tokens';

/** Background of the picker, and of its dots, which hide the line behind them. */
export const background = 'var(--color-raised)';

/** An invisible radio button that covers its label, so that the whole label can be pressed and shows the focus. */
export const hiddenRadio = css`
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
    border-radius: var(--radius-1);
  }

  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const dot = css`
  width: 0.5625rem;
  height: 0.5625rem;
  border: var(--line-line) solid var(--color-edge);
  border-radius: 50%;
  background: ${background};
  forced-color-adjust: none;
`;
