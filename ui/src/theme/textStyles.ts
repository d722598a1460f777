/** A link in text that is not `Prose`. */
export const accentLink = `
  color: var(--color-accent);
  text-underline-offset: 0.22em;
`;

/** The words below a picture, a player or a drawing. */
export const caption = `
  color: var(--color-ink-2);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
`;

/** A grey bar in the place of a line of text that is on its way. */
export const waitingBar = `
  height: 0.8em;
  background: var(--color-rule);
  border-radius: var(--radius-1);
  opacity: 0.7;
`;
