import styled from 'styled-components';
import { media } from '../../theme/tokens';

export type Theme = 'light' | 'dark';

export interface ThemeSwitchProps {
  /** The theme on show; undefined until it is known, so that nothing is claimed wrongly. */
  theme: Theme | undefined;
  onThemeChange: (theme: Theme) => void;
}

/** Paper by day, Salon by night. */
export const ThemeSwitch = ({ theme, onThemeChange }: ThemeSwitchProps) => (
  <Group role="group" aria-label="Theme">
    <button
      type="button"
      data-theme-choice="light"
      aria-pressed={theme === 'light'}
      onClick={() => onThemeChange('light')}
    >
      Paper
    </button>
    <button
      type="button"
      data-theme-choice="dark"
      aria-pressed={theme === 'dark'}
      onClick={() => onThemeChange('dark')}
    >
      Salon
    </button>
  </Group>
);

const Group = styled.div`
  display: inline-flex;
  border: var(--line-hair) solid var(--color-edge);
  border-radius: var(--radius-1);

  & button {
    min-height: 2rem;
    padding: 0 0.7rem;
    font: italic 400 0.9375rem/1 var(--font-serif);
    color: var(--color-ink-2);
  }

  & button:hover {
    color: var(--color-ink);
  }

  /* Selected by the theme on the page rather than by aria-pressed: right before any script runs. */
  [data-theme='light'] & [data-theme-choice='light'],
  [data-theme='dark'] & [data-theme-choice='dark'] {
    background: var(--color-ink);
    color: var(--color-paper);
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.medium} {
    flex-direction: column;

    & button {
      text-align: center;
    }
  }

  ${media.mobile} {
    & button {
      min-height: 2.75rem;
      padding: 0 1rem;
    }
  }

  ${media.forcedColors} {
    & button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
