import { accentLink, media, room, success } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Form } from '../../forms/Form';

/** Question form and list. They are side by side if the list then has 420 px, otherwise one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  align-items: start;

  & section > p[role='alert'] {
    margin-top: var(--space-4);
  }

  ${room.columns} {
    --between: var(--space-7);
    --form: max(20rem, (100cqi - var(--between)) * 0.4);

    grid-template-columns: var(--form) minmax(0, 1fr);
    column-gap: var(--between);

    & > :first-child {
      position: sticky;
      top: var(--space-6);
    }
  }

  ${room.full} {
    --between: var(--space-8);
  }

  @media print {
    display: block;

    & > * + * {
      margin-top: var(--space-6);
    }
  }
`;

export const Advice = styled.div`
  max-width: 35rem;
  color: var(--color-ink-2);
  font: 400 var(--text-item) / 1.4 var(--font-sans);

  form + & {
    margin-top: var(--space-5);
  }

  & p + p {
    margin-top: var(--space-3);
  }

  & a {
    ${accentLink}
  }
`;

/**
 * Submit button with a drawing: a line leads from the button, or from the window’s edge, to a question mark. The
 * drawing disappears when the list has questions.
 */
export const Send = styled.div`
  display: grid;
  justify-items: start;

  ${media.mobile} {
    justify-items: stretch;
  }

  & > figure {
    width: min(100cqi, 32rem);
    margin-block: var(--space-5) var(--space-7);

    ${Columns}:has(section :is(article, [role='alert'], [role='search'])) & {
      display: none;
    }
  }

  ${room.columns} {
    grid-template-columns: auto minmax(0, 1fr);

    & > figure {
      position: relative;
      width: 100%;
      margin: 0;
      clip-path: inset(-100vh -100vw -100vh 0);
    }

    & > figure svg {
      position: absolute;
      inset-inline-start: 100%;
      bottom: 50%;
      width: calc(100cqi - var(--form));
    }
  }
`;

/** Line with the owner's button. It is less prominent than other buttons, because visitors do not need it. */
export const AdminLine = styled.div`
  margin-top: var(--space-5-5);

  && > button {
    color: var(--color-ink-2);
    font-weight: 400;
  }

  /* In print, its empty space could leave the last line of the page alone on a sheet. */
  @media (scripting: none), print {
    display: none;
  }
`;

export const MoreLink = styled.p`
  margin-top: var(--space-5);

  & a {
    ${accentLink}
  }
`;

export const QuestionFields = styled(Form)`
  & > h2 {
    padding-top: 0.8rem;
    border-top: var(--line-bold) solid var(--color-ink);
    font-size: var(--text-h2);
    line-height: var(--leading-h2);
  }

  & > [role='status']:not(:empty) {
    ${success}
  }

  & > [role='status']:empty {
    margin-top: -1.15rem;
  }
`;
