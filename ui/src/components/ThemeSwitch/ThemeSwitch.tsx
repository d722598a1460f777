import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';

export type Theme = 'light' | 'dark';

export interface ThemeSwitchProps {
  /** The theme on show; undefined until it is known, so that no button is wrongly announced as pressed. */
  theme: Theme | undefined;
  onThemeChange: (theme: Theme) => void;
}

const choices = [
  { theme: 'light', label: 'Paper', spoken: 'light', icon: 'sun' },
  { theme: 'dark', label: 'Salon', spoken: 'dark', icon: 'moon' },
] as const;

/** Switches between Paper (light) and Salon (dark): shown by sun and moon, read out as "light" and "dark". */
export const ThemeSwitch = ({ theme, onThemeChange }: ThemeSwitchProps) => (
  <Group role="group" aria-label="Theme">
    {choices.map(({ theme: choice, label, spoken, icon }) => (
      <button
        key={choice}
        type="button"
        data-theme-choice={choice}
        aria-label={`${label}, ${spoken}`}
        aria-pressed={theme === choice}
        onClick={() => onThemeChange(choice)}
      >
        <Icon name={icon} size="small" />
        {label}
      </button>
    ))}
  </Group>
);

const Group = styled.div`
  display: inline-flex;
  border: var(--line-hair) solid var(--color-edge);
  border-radius: var(--radius-1);

  & button {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2rem;
    padding: 0 0.7rem 0 0.5rem;
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
      gap: 0.3rem;
      padding: 0 0.45rem 0 0.35rem;
      font-size: var(--text-small);
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
