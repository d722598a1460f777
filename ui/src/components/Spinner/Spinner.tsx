import type { ComponentProps } from 'react';
import { styled, keyframes } from 'styled-components';
import { media } from '../../theme/tokens';

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'children'>;

/** Loading indicator: two dots move along a dotted line. Does not move with reduced motion. */
export const Spinner = (props: SpinnerProps) => (
  <Lane viewBox="0 0 36 14" aria-hidden="true" {...props}>
    <path d="M2 11H34" />
    <g>
      <circle cx="4" cy="6" r="3" />
      <circle cx="13" cy="6" r="3" data-follows="" />
    </g>
  </Lane>
);

const walk = keyframes`
  from { transform: translateX(0); }
  to { transform: translateX(18px); }
`;

const Lane = styled.svg`
  width: 2.25rem;
  height: 0.875rem;
  flex: none;
  overflow: visible;
  fill: var(--color-accent);
  stroke: var(--color-accent);
  stroke-width: var(--line-line);

  & path {
    fill: none;
    stroke: var(--color-edge);
    stroke-dasharray: 0.1 5;
    stroke-linecap: round;
  }

  & [data-follows] {
    fill: none;
  }

  ${media.motion} {
    & g {
      animation: ${walk} 1.6s var(--motion-walk) infinite alternate;
    }
  }
`;
