import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page, for screen readers: no level is skipped. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, where that differs from its level. `display` is for the home title alone. */
  look?: 'display' | 'h1' | 'h2' | 'h3';
  children: ReactNode;
}

/** A title: its level serves the outline, its look serves the eye. */
export const Heading = ({ level, look, children, ...rest }: HeadingProps) => (
  <Title as={`h${level}`} data-look={look ?? `h${Math.min(level, 3)}`} {...rest}>
    {children}
  </Title>
);

const Title = styled.h2`
  overflow-wrap: break-word;

  &[data-look='display'] {
    font-size: var(--text-display);
    line-height: var(--leading-display);
    font-weight: 330;
    letter-spacing: -0.022em;
    word-spacing: 0.06em;
  }

  &[data-look='display'] em {
    color: var(--color-accent);
    font-weight: 380;
  }

  &[data-look='h1'] {
    font-size: var(--text-h1);
    line-height: var(--leading-h1);
    font-weight: 340;
    letter-spacing: -0.02em;
    word-spacing: 0.05em;
  }

  &[data-look='h2'] {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 480;
  }

  &[data-look='h3'] {
    font-size: var(--text-h3);
    line-height: var(--leading-h3);
    font-weight: 560;
  }
`;
