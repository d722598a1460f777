import styled from 'styled-components';

interface CaptionProps {
  /** True when the scripts have loaded, so that there is something to pause. */
  ready: boolean;
  paused: boolean;
  onPress: () => void;
}

/**
 * Caption of the dance floor, with the invitation "Step in" and a button that pauses and resumes the animation. Both
 * are hidden if the drawing cannot move. Below a small drawing, the caption is shorter.
 */
export const Caption = ({ ready, paused, onPress }: CaptionProps) => (
  <figcaption>
    Fig. 1. The line of dance<span data-unprinted=""> is the way round a tango floor</span>.{' '}
    <Moving>
      Step in.{' '}
      <PauseButton
        type="button"
        data-ready={ready || undefined}
        aria-label={paused ? 'Play the drawing' : 'Pause the drawing'}
        onClick={onPress}
      >
        {paused ? 'Play' : 'Pause'}
      </PauseButton>
    </Moving>
  </figcaption>
);

const Moving = styled.i`
  @media (prefers-reduced-motion: reduce), (scripting: none), print {
    display: none;
  }
`;

/**
 * A button that looks like a word of the caption. Its padding, for touch screens, does not move the words around it.
 */
const PauseButton = styled.button`
  margin: -0.75rem -0.5rem;
  padding: var(--space-3) var(--space-2);
  color: var(--color-accent);
  font: 400 var(--text-small) / 1 var(--font-sans);
  text-decoration: underline;

  &:focus-visible {
    outline-offset: -0.5rem;
  }

  &:hover {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  &:not([data-ready]) {
    visibility: hidden;
  }
`;
