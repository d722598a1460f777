import { media } from '@line-of-dance/ui/theme';
import { styled } from 'styled-components';

/**
 * What the drawing shows. `first` and `second`: this person is answering. `covered`: answers were given, but are
 * hidden. `again`, `friends` and `nothing`: outcome of both answers. `nothing` is also shown at the start.
 */
export type CirclesState = 'first' | 'second' | 'covered' | 'again' | 'friends' | 'nothing';

/** Draws a circle for each person. They overlap for another date, touch for a friendship and stay apart otherwise. */
export const Circles = ({ state }: { state: CirclesState }) => (
  <Drawing viewBox="34 40 412 190" fill="none" strokeLinecap="round" data-state={state} aria-hidden="true">
    <path data-lens="" d="M240 54.2A92 92 0 0 1 240 215.8A92 92 0 0 1 240 54.2Z" fill="var(--color-accent)" />
    <g data-first="">
      <circle cx="196" cy="135" r="92" stroke="var(--color-ink)" strokeWidth="1.5" />
      <circle cx="104" cy="135" r="6.5" fill="var(--color-ink)" />
    </g>
    <g data-second="">
      <circle cx="284" cy="135" r="92" stroke="var(--color-accent)" strokeWidth="2.25" />
      <circle
        cx="376"
        cy="135"
        r="6.3"
        fill="var(--color-floor)"
        stroke="var(--color-accent)"
        strokeWidth="2.25"
      />
    </g>
    <text data-two="" x="239" y="156" textAnchor="middle" fill="var(--color-accent)">
      2
    </text>
  </Drawing>
);

const Drawing = styled.svg`
  --apart: 60px;

  overflow: visible;

  & [data-first] {
    transform: translateX(calc(-1 * var(--apart)));
  }

  & [data-second] {
    transform: translateX(var(--apart));
  }

  & [data-lens],
  & [data-two] {
    opacity: 0;
  }

  ${media.motion} {
    & g {
      transition: transform calc(2 * var(--motion-long)) var(--motion-walk);
    }

    & :is([data-lens], [data-two]) {
      transition: opacity var(--motion-long) calc(2 * var(--motion-long));
    }
  }

  & [data-two] {
    rotate: calc(-1 * var(--slope, 0deg));
    transform-box: fill-box;
    transform-origin: center;
    font: italic 300 62px var(--font-serif);
  }

  &[data-state='friends'] {
    --apart: 48px;
  }

  &[data-state='again'] {
    --apart: 0px;

    & [data-lens] {
      opacity: 0.14;
    }

    & [data-two] {
      opacity: 1;
    }
  }

  /* The circle of a person who is not answering is dotted. */
  &:is([data-state='covered'], [data-state='second']) [data-first] > :first-child,
  &:is([data-state='covered'], [data-state='first']) [data-second] > :first-child {
    stroke-dasharray: 0.1 8;
  }
`;
