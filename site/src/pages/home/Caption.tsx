import styled from 'styled-components';

interface CaptionProps {
  /** The scripts have loaded, so there is something to pause. */
  ready: boolean;
  paused: boolean;
  onPress: () => void;
}

/**
 * The caption of the dance floor, with a button that stops and starts it. Only a floor that moves invites the visitor. A
 * narrow drawing shows half of the words.
 */
export const Caption = ({ ready, paused, onPress }: CaptionProps) => (
  <figcaption>
    Fig. 1.{' '}
    <span>
      The line of dance<span> is the way round a tango floor</span>.{' '}
    </span>
    <Moving>
      Step in.{' '}
      <Word
        type="button"
        data-ready={ready || undefined}
        aria-label={paused ? 'Play the drawing' : 'Pause the drawing'}
        onClick={onPress}
      >
        {paused ? 'Play' : 'Pause'}
      </Word>
    </Moving>
  </figcaption>
);

const Moving = styled.i`
  @media (prefers-reduced-motion: reduce), (scripting: none), print {
    display: none;
  }
`;

/* A word of the caption with room for a finger, which does not move the words around it. */
const Word = styled.button`
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
