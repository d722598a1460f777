import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface StackProps extends ComponentProps<'div'> {
  /** The space between the elements: 12, 24 or 48 px. */
  gap?: 'small' | 'medium' | 'large';
  /** The width at most: of a form (20rem), of a line of prose, or of the room around. */
  width?: 'form' | 'measure' | 'full';
}

/** Elements one below the other with the same space between them. */
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

  & > button {
    justify-self: start;
  }
`;
