import styled, { keyframes } from 'styled-components';

const grow = keyframes`
  from { transform: scaleY(0); }
`;

/** The line beside an essay, which is as long as the part that has been read. Browsers without scroll timelines, and visitors who prefer less motion, do without. */
export const ReadingLine = styled.div.attrs({ 'aria-hidden': true })`
  display: none;

  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: scroll()) {
      position: sticky;
      top: 0;
      display: block;
    }
  }

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--space-gutter) * -0.5);
    top: 0;
    width: var(--line-line);
    height: 100vh;
    background: var(--color-accent);
    transform-origin: top;
    animation: ${grow} linear both;
    animation-timeline: scroll(root);
  }
`;
