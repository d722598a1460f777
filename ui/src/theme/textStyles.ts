/** Style of a link in a text outside `Prose`. */
export const accentLink = `
  color: var(--color-accent);
`;

/** Style of the caption of a picture, a player or a drawing. */
export const caption = `
  color: var(--color-ink-2);
  font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
`;

/** Style of a message that confirms that something was sent: shaped like an `ErrorLine`, but green. */
export const success = `
  padding: var(--space-3);
  border-inline-start: var(--line-bold) solid var(--color-ok);
  background: var(--color-raised);
  color: var(--color-ok);
  font: 600 var(--text-ui) / 1.35 var(--font-sans);
`;

/**
 * Style of a drop cap, a first letter that is three lines tall. For `::first-letter`. It has two lines in a narrow column,
 * where only one or two words fit beside the letter.
 *
 * Safari, which knows only the prefixed property, leaves the space around the letter in its box: margins offset it.
 *
 * Firefox has no `initial-letter`. There the letter floats: its foot is on the baseline of the last line, and its head is
 * level with the capitals of the first line. The serif's capitals are 0.65 em tall, and 1 / 0.65 = 1.54. With `normal` as
 * its line height, the box is as tall as the letter itself, without the space above and below it.
 */
export const dropCap = `
  -webkit-initial-letter: 3;
  initial-letter: 3;
  margin-inline-end: 0.3em;
  color: var(--color-accent);
  font-weight: 320;

  @container (max-width: 19.99rem) {
    -webkit-initial-letter: 2;
    initial-letter: 2;
  }

  @supports (-webkit-initial-letter: 3) and (not (initial-letter: 3)) {
    margin-inline: -0.12em 0.12em;
  }

  @supports not ((initial-letter: 3) or (-webkit-initial-letter: 3)) {
    float: inline-start;
    margin: 0 0 -0.15em -0.04em;
    padding-top: 0.09em;
    font-size: calc(3.08lh + 1em);
    line-height: normal;

    @container (max-width: 19.99rem) {
      padding-top: 0.14em;
      font-size: calc(1.54lh + 1em);
    }
  }
`;

/** Style of text for screen readers only. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Style of a grey bar that is shown in place of a line of text while the text loads. */
export const waitingBar = `
  height: 0.8em;
  background: var(--color-rule);
  border-radius: var(--radius-1);
  opacity: 0.7;
`;
