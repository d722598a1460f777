import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the elements: 12, 24 or 48 px. */
  gap?: 'small' | 'medium' | 'large';
  /** Maximum width: `form` is 20rem, `measure` is a line of prose, `full` is the container. */
  width?: 'form' | 'measure' | 'full';
}

/** Vertical layout with equal space between the elements. */
export const Stack = ({ gap = 'medium', width = 'full', ...rest }: StackProps) => (
  <Column data-gap={gap} data-width={width} {...rest} />
);

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  &[data-gap='small'] {
    gap: var(--space-3);
  }

  &[data-gap='large'] {
    gap: var(--space-7);
  }

  &[data-width='form'] {
    max-width: 20rem;
  }

  &[data-width='measure'] {
    max-width: var(--layout-measure);
  }

  & > :is(button, [data-kind]) {
    justify-self: start;
  }
`;
