import { media } from '@line-of-dance/ui/theme';
import { css, keyframes, styled } from 'styled-components';
import { paper } from './Stage.styles';

const deal = keyframes`
  from { transform: translate(16%, 3%) rotate(7deg); }
`;

const turn = keyframes`
  from { transform: perspective(60rem) rotate(-5deg) rotateY(-80deg); }
`;

const card = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-4);
  width: 100%;
  height: 100%;
  padding: 11% 10% 9%;
  transform: rotate(-5deg);
  border-radius: 0.5rem;
  text-align: start;
`;

export const Face = styled.article`
  ${card}
  background: var(--color-solid);
  color: var(--color-on-solid);

  & h2 {
    font: 400 clamp(1rem, 9.8cqi, 2.25rem) / 1.22 var(--font-serif);
    text-wrap: pretty;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  & p {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font-size: var(--text-note);
  }

  ${media.motion} {
    animation: ${turn} var(--motion-long) var(--motion-out);
  }
`;

export const Back = styled.button`
  ${card}
  ${paper}
  justify-content: flex-end;
  border: var(--line-hair) solid var(--color-edge);
  color: var(--color-ink);
  font: italic 400 1.1875rem / 1.4 var(--font-serif);

  & > svg {
    width: 100%;
    height: auto;
    margin-bottom: auto;
  }

  /* The enlarged logo has the same line width as the other drawings. */
  & > svg path {
    stroke-width: 2.25px;
    vector-effect: non-scaling-stroke;
  }

  & > svg circle {
    r: 1.2px;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }

  & b {
    color: var(--color-accent);
    font: 400 clamp(1.125rem, 9.5cqi, 1.75rem) / 1.2 var(--font-serif);
  }

  /* Prints the back of the card with its logo, although other buttons are not printed. */
  @media print {
    display: flex !important;

    & b {
      display: none;
    }
  }

  button&:hover b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    outline-color: var(--ring);
  }

  ${media.motion} {
    animation: ${deal} var(--motion-long) var(--motion-out);
  }
`;

/** Drawing of a dancing couple as two dots. The filled dot is the leader. */
export const Couple = () => (
  <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
    <circle cx="6" cy="6" r="5.25" fill="currentColor" />
    <circle cx="21.5" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
