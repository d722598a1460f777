import { accentLink, room, success } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { Form } from '../../forms/Form';

/** Form and list side by side if the list has 420 px, otherwise below each other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  align-items: start;
  margin-top: 2.75rem;

  ${room.columns} {
    --between: var(--space-7);
    --raised: calc(-1 * var(--space-5));

    grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
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
  margin-top: var(--space-5);
  color: var(--color-ink-2);
  font: 400 var(--text-note) / var(--leading-note) var(--font-sans);

  & p + p {
    margin-top: var(--space-3);
  }

  & a {
    ${accentLink}
  }
`;

/**
 * A drawing in the place of the questions until there are some, except below an error or a search without results. Its
 * line begins at the field beside it.
 */
export const BeforeQuestions = styled.div`
  max-width: 32rem;
  margin: var(--raised, 0) 0 0 calc(-1 * var(--between, 0px));

  section:has(article, [role='alert'], [role='search']) + & {
    display: none;
  }
`;

/** Less prominent than other buttons, because only the owner needs it. */
export const AdminLine = styled.div`
  margin-top: var(--space-5-5);

  && > button {
    color: var(--color-ink-2);
    font-weight: 400;
  }

  /* Empty space in print could leave the line after it alone on a sheet. */
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
  max-width: 35rem;

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
