import styled from 'styled-components';

export const Canvas = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Dotted = styled.path`
  stroke: var(--color-ink);
  stroke-width: 1.1;
  stroke-dasharray: 1 7;
  opacity: 0.6;
`;

export const Line = styled.path`
  stroke: var(--color-accent);
  stroke-width: 2.25;
`;

export const Dots = styled.g`
  fill: var(--color-ink);
  stroke: var(--color-ink);
  stroke-width: 1.5;

  & [data-follows] {
    fill: var(--color-paper);
  }

  &[data-accent] {
    fill: var(--color-accent);
    stroke: var(--color-accent);
    stroke-width: 2;
  }
`;

export const Graph = styled.g`
  fill: var(--color-paper);
  stroke: var(--color-ink-3);
  stroke-width: 1;

  & circle {
    stroke-width: 1.5;
  }

  & [data-chosen] {
    stroke: var(--color-accent);
    stroke-width: 2;
  }
`;
