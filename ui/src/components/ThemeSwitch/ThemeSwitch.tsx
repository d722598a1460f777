import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { Icon } from '../Icon/Icon';

export type Theme = 'light' | 'dark';

export interface ThemeSwitchProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Current theme. `undefined` until it is known, so that screen readers announce no wrong state. */
  theme: Theme | undefined;
  onThemeChange: (theme: Theme) => void;
  /** Names of the themes. */
  names?: Record<Theme, string>;
  /** Accessible name of the group. */
  label?: string;
}

const choices = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
] as const;

const defaultNames = { light: 'Paper', dark: 'Salon' };

/** Two buttons for the light theme (Paper) and the dark theme (Salon). */
export const ThemeSwitch = ({
  theme,
  onThemeChange,
  names = defaultNames,
  label = 'Theme',
  ...rest
}: ThemeSwitchProps) => (
  <Group role="group" aria-label={label} data-unknown={theme === undefined || undefined} {...rest}>
    {choices.map(({ theme: choice, icon }) => (
      <button
        key={choice}
        type="button"
        data-theme-choice={choice}
        aria-label={names[choice].toLowerCase() === choice ? names[choice] : `${names[choice]}, ${choice}`}
        aria-pressed={theme === choice}
        onClick={() => onThemeChange(choice)}
      >
        <Icon name={icon} size="small" />
        {names[choice]}
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
    gap: var(--space-1-5);
    min-height: 2rem;
    padding: 0 var(--space-3) 0 var(--space-2);
    font: italic 400 var(--text-note) / 1 var(--font-serif);
    color: var(--color-ink-2);
  }

  & [aria-pressed='false']:hover {
    color: var(--color-ink);
  }

  /* Before the theme is known, CSS marks the page's theme, so that the state is right before scripts run. */
  & [aria-pressed='true'],
  [data-theme='light'] &[data-unknown] [data-theme-choice='light'],
  [data-theme='dark'] &[data-unknown] [data-theme-choice='dark'] {
    background: var(--color-ink);
    color: var(--color-paper);
  }

  @media (scripting: none) {
    display: none;
  }

  ${media.rail} {
    flex-direction: column;

    & button {
      gap: var(--space-1);
      padding: 0 var(--space-2) 0 var(--space-1-5);
      font-size: var(--text-small);
    }
  }

  ${media.mobile} {
    & button {
      min-height: 2.75rem;
      padding: 0 var(--space-4);
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
