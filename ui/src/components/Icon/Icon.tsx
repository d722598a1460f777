import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { drawings, type IconName } from './Icon.drawings';

export type { IconName } from './Icon.drawings';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Name of the icon. */
  name: IconName;
  /** `small` (16 px) beside text, `regular` (24 px) on its own. */
  size?: 'small' | 'regular';
}

/** Decorative icon, hidden from screen readers. The text beside it says what it means. */
export const Icon = ({ name, size = 'regular', ...rest }: IconProps) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" data-size={size} {...rest}>
    {drawings[name]}
  </Drawing>
);

const Drawing = styled.svg`
  width: 1.5rem;
  height: 1.5rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='small'] {
    width: 1rem;
    height: 1rem;
    stroke-width: 1.75;
  }

  & [data-dot] {
    fill: var(--color-accent);
    stroke: none;
  }
`;
