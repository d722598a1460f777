import { styled } from 'styled-components';
import { lanes } from './EmotionMap.layout';
import { Lines } from './EmotionMap.styles';

/** The lanes of a dance floor, and the axes with what they mean. */
export const Ground = () => (
  <>
    <Lines viewBox="-320 -210 640 420" preserveAspectRatio="none" aria-hidden="true">
      <path data-lanes="" d={lanes} />
      <path data-axis="" d="M-300 0H300M0 -195V195" />
    </Lines>
    <Axis data-end="top">more stirred</Axis>
    <Axis data-end="left">less pleasant</Axis>
    <Axis data-end="bottom">calmer</Axis>
    <Axis data-end="right">more pleasant</Axis>
  </>
);

const Axis = styled.span`
  position: absolute;
  padding: var(--space-1);
  color: var(--color-ink-3);
  font: italic 400 var(--text-note) / 1.2 var(--font-serif);

  /* At the ends of the axes, outside, so that no word has to make room. */
  &:is([data-end='top'], [data-end='bottom']) {
    left: 50%;
    translate: -50%;
  }

  &:is([data-end='left'], [data-end='right']) {
    padding: 0;
    writing-mode: vertical-rl;
    translate: 0 -50%;
    rotate: 180deg;
  }

  &[data-end='top'] {
    bottom: 100%;
  }

  &[data-end='bottom'] {
    top: 100%;
  }

  &[data-end='left'] {
    inset: 50% 100% auto auto;
  }

  &[data-end='right'] {
    inset: 50% auto auto 100%;
  }
`;
