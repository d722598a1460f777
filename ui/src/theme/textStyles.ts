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
