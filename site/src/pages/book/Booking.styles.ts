import styled from 'styled-components';
import { Form } from '../../forms/Form';

export const RequestFields = styled(Form)`
  grid-template-columns: minmax(0, 1fr);

  /* In a wide window the details are beside the calendar. */
  @container (min-width: 64rem) {
    grid-template-columns: minmax(0, 46rem) minmax(0, 1fr);
    column-gap: var(--space-6);
  }

  /* Only the times are printed: nobody can send a form on paper. */
  @media print {
    && {
      display: block !important;
      margin-bottom: var(--space-6);
    }

    && > :not(:first-child) {
      display: none;
    }
  }
`;

export const Details = styled(Form)`
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  & > p:not([role]) {
    color: var(--color-ink-2);
    font: italic 400 var(--text-caption) / var(--leading-caption) var(--font-serif);
  }

  & > p > b {
    color: var(--color-ink);
    font: 700 var(--text-ui) / var(--leading-ui) var(--font-sans);
  }

  /* Below the calendar, the note is beside name and e-mail. */
  @container (min-width: 40rem) and (max-width: 63.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);

    & > :is(p, button) {
      grid-column: 1 / -1;
    }

    & > :has(textarea) {
      grid-area: 2 / 2 / span 2;
      grid-template-rows: auto 1fr;
    }
  }
`;

/** As high as the calendar that takes its place. */
export const Panel = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  min-height: 600px;
  padding: var(--space-5);
  border: var(--line-hair) solid var(--color-rule);
  border-top: var(--line-bold) solid var(--color-ink);
  background: var(--color-raised);

  & h2 {
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
  }

  & p {
    max-width: 30rem;
    font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
  }

  @media (scripting: none) {
    min-height: 0;
  }
`;

/** As high as what it says. */
export const Receipt = styled(Panel)`
  min-height: 0;
  padding-block: var(--space-7);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-5);
`;
