import { Button } from '@line-of-dance/ui';
import { caption, media } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Form } from '../../forms/Form';
import { drawLine } from '../../motion/drawLine';

const detailsBeside = '@media (min-width: 120em)';

export const RequestFields = styled(Form)`
  grid-template-columns: minmax(0, 1fr);

  /* In a wide window the details are beside the calendar. */
  ${detailsBeside} {
    grid-template-columns: minmax(0, 42rem) minmax(0, 1fr);
    column-gap: var(--space-6);
    max-width: 78rem;
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

/** Leads to the details. Hidden where they are beside the calendar, in view already. */
export const Continue = styled(Button)`
  ${detailsBeside} {
    display: none;
  }
`;

export const Details = styled(Form)`
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  & > p:not([role]) {
    ${caption}
  }

  /* The chosen time, above what is asked about it. */
  & > h2 {
    padding-top: var(--space-3);
    border-top: var(--line-bold) solid var(--color-ink);
    font-size: var(--text-h3);
    line-height: var(--leading-h3);
  }

  /* Below the calendar, the note is beside name and e-mail. */
  @media (max-width: 119.99em) {
    @container (min-width: 40rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-6);

      & > :is(h2, p, button) {
        grid-column: 1 / -1;
      }

      & > :has(textarea) {
        grid-column: 2;
        grid-row: 2 / span 2;
        grid-template-rows: auto 1fr;
      }

      & > h2 ~ :has(textarea) {
        grid-row: 3 / span 2;
      }
    }
  }
`;

/** Panel that is shown while the calendar loads. It is as high as the calendar, so that the page does not jump. */
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

/** Panel that is only as high as its text. */
export const Receipt = styled(Panel)`
  position: relative;
  min-height: 0;
  padding-block: var(--space-7);
  overflow: clip;
`;

/** Drawing of a meeting: a line from the edge of the panel to two dots. The filled dot is the host. */
export const Meeting = styled.svg`
  justify-self: end;
  width: 17rem;
  max-width: 100%;
  margin-inline-end: calc(-1 * var(--space-5));
  overflow: visible;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 2;
  stroke-linecap: round;

  & :nth-child(2) {
    fill: var(--color-accent);
  }

  /* If there is room, the drawing is beside the text. */
  @container (min-width: 46rem) {
    position: absolute;
    inset-inline-end: 0;
    bottom: var(--space-7);
    margin: 0;
  }

  ${media.motion} {
    & path {
      animation: ${drawLine} 1400ms var(--motion-walk);
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-5);
`;
