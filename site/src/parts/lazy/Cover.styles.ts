import { Link } from '@line-of-dance/ui';
import styled from 'styled-components';

export const CoverLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: flex-end;
  text-decoration: none;

  /* The shelf: a red line as wide as the page, which clips it. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: -100vmax;
    top: 100%;
    border-top: 2.25px solid var(--color-accent);
  }
`;

export const CoverBox = styled.span`
  container-type: inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  color: var(--color-ink);
  transition: transform var(--motion-short) var(--motion-out);

  &[data-format='podcast'] {
    aspect-ratio: 1;
  }

  &:not([data-format='thing']) {
    outline: var(--line-hair) solid var(--color-rule);
    outline-offset: calc(-1 * var(--line-hair));
  }

  /* Covers have the same colours in both themes: \`initial\` resets each token to its registered light value. */
  &[data-ground] {
    --color-paper: initial;
    --color-floor: initial;
    --color-lamp: initial;
    --color-wash: initial;
    --color-ink: initial;
    --color-ink-3: initial;
    --color-accent: initial;
    --color-solid: initial;
    --color-on-solid: initial;
    /* Titles are as large, and at the same place, as those in the drawings of whole covers. */
    padding: 8% 7.33%;
    background: var(--color-floor);
    /* In forced colours, too: the lines of the drawing could be invisible on the system's background. */
    forced-color-adjust: none;
  }

  &[data-ground='wine'] {
    --color-ink: var(--color-on-solid);
    --color-ink-3: var(--color-on-solid);
    --color-accent: var(--color-on-solid);
    --color-paper: var(--color-solid);
    background: var(--color-solid);
  }

  &[data-ground='ink'] {
    --cover-ink: var(--color-ink);
    --cover-paper: var(--color-paper);
    /* With a little red, so that the cover differs from the page in the dark theme. */
    background: color-mix(in srgb, var(--cover-ink), var(--color-solid) 26%);

    & > * {
      --color-ink: var(--cover-paper);
      --color-ink-3: var(--cover-paper);
      --color-accent: var(--color-lamp);
      --color-paper: var(--cover-ink);
      color: var(--color-ink);
    }
  }

  &[data-ground='rose'] {
    background: var(--color-wash);
  }

  /* An object that is not a book. Its drawing has an empty margin at the bottom, so it is moved down to the shelf. */
  &[data-format='thing'] {
    overflow: visible;
    aspect-ratio: auto;
    margin-bottom: -10.6%;
  }

  /* Hides the line on which a drawn object lies, because the shelf replaces it. */
  & [data-ground-line] {
    display: none;
  }

  & svg {
    width: 100%;
    height: auto;
  }

  &[data-ground] svg {
    width: 84%;
    margin-inline: auto;
  }

  &[data-format='podcast'][data-ground] svg {
    width: 60%;
  }

  & :is(b, i) {
    font: 400 max(11.33cqi, 0.6875rem) / 1.08 var(--font-serif);
    text-wrap: balance;
  }

  & i {
    font: italic 400 6.6cqi / 1.2 var(--font-serif);
  }

  /* Below this width, the names of authors would be too small to read. */
  @container (max-width: 11.99rem) {
    & :is(i, [data-full]) {
      display: none;
    }
  }

  a:is(:hover, [data-answers]) > & {
    transform: translateY(-6px);
  }
`;
