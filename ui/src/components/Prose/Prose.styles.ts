import { styled } from 'styled-components';
import { dropCap } from '../../theme/textStyles';
import { room, sideWidth } from '../../theme/tokens';
import { captions } from './Prose.captions.styles';
import { printed } from './Prose.print.styles';

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--layout-measure)) minmax(0, 1fr);
  align-items: start;
  font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  font-variant-numeric: oldstyle-nums;
  hanging-punctuation: first last;

  /* With :where, the styles of any component or page win over these. */
  :where(&) > * {
    grid-column: 1;
    min-width: 0;
  }

  :where(&) > * + :is(p, ul, ol) {
    margin-top: 1.05em;
  }

  :where(&) figure + :is(p, ul, ol) {
    margin-top: 2em;
  }

  :where(&) > h2,
  :where(&) section > h2 {
    /* In high contrast mode, the background of a drop cap below the heading would cover it. */
    position: relative;
    margin: 2.2em 0 0.6em;
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
    font-weight: 480;
  }

  :where(&) > h3,
  :where(&) section > h3 {
    margin: 1.6em 0 0.4em;
    font-size: var(--text-h3);
    line-height: var(--leading-h3);
    font-weight: 560;
  }

  :where(&) h2 + :is(p, ul, ol),
  :where(&) h3 + p {
    margin-top: 0;
  }

  :where(&) section > * + :is(p, ul),
  :where(&) li > p + p {
    margin-top: 1.05em;
  }

  :where(&) a:where(:not([data-kind])) {
    color: var(--color-accent);
  }

  :where(&) a:where(:not([data-kind]):hover) {
    color: var(--color-accent-hover);
    text-decoration-thickness: 2px;
  }

  :where(&) ul:where(:not([class], [role])) > li {
    position: relative;
    padding-inline-start: 1.4em;
  }

  :where(&) ul:where(:not([class], [role])) > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.15em;
    top: 0.62em;
    width: 0.36em;
    height: 0.36em;
    background: var(--color-accent);
    border-radius: var(--radius-full);
  }

  :where(&) :is(ul, ol):where(:not([class], [role])) > li > a:focus-visible {
    outline-offset: 1px;
  }

  :where(&) ol:where(:not([class], [role])) {
    list-style: decimal;
    padding-inline-start: 1.4em;
  }

  :where(&) ol:where(:not([class], [role])) > li::marker {
    color: var(--color-accent);
    font-style: italic;
  }

  :where(&) :is(ul, ol):where(:not([class], [role])) > li + li {
    margin-top: 0.4em;
  }

  :where(&) blockquote {
    margin-top: 1.05em;
    padding-inline-start: var(--space-4-5);
    border-inline-start: var(--line-line) solid var(--color-accent);
    font-style: italic;
  }

  /* A quotation of one paragraph is large, and as wide as the page. */
  :is(&, & > section) > blockquote:not(:has(p + p)) {
    grid-column: 1 / -1;
    margin-block: 1em 0.5em;
    padding: 0;
    border: 0;
    font: italic 350 min(var(--text-figure), 7.5cqi) / 1.2 var(--font-serif);
    color: var(--color-accent);
  }

  :where(&) blockquote > p:only-child {
    text-wrap: balance;
  }

  :where(&) img {
    max-width: 100%;
    height: auto;
  }

  :where(&) pre {
    overflow-x: auto;
  }

  :where(&) > h2:first-child,
  &[data-column] > :first-child {
    margin-top: 0;
  }

  &[data-drop-cap] > :is(p:first-child, h2:first-child + p):not(:has(+ :is(ul, ol)))::first-letter {
    ${dropCap}
  }

  ${printed}

  ${room.notes} {
    &:has(> :is(aside, [data-captioned])) {
      grid-template-columns: minmax(0, var(--layout-measure)) ${sideWidth};
      column-gap: var(--space-7);
    }
  }

  ${captions}
`;
