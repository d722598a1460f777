import styled from 'styled-components';

interface PauseButtonProps {
  /** The scripts have loaded, so there is something to pause. */
  ready: boolean;
  paused: boolean;
  onPress: () => void;
}

/** Stops the drawing, and lets it move again. */
export const PauseButton = ({ ready, paused, onPress }: PauseButtonProps) => (
  <Word
    type="button"
    data-ready={ready || undefined}
    aria-label={paused ? 'Play the drawing' : 'Pause the drawing'}
    onClick={onPress}
  >
    {paused ? 'Play' : 'Pause'}
  </Word>
);

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
