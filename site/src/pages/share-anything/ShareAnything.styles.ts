import { media, room, success } from '@line-of-dance/ui/theme';
import styled, { keyframes } from 'styled-components';
import { Form } from '../../forms/Form';

export const Arrived = styled.p`
  &:not(:empty) {
    max-width: 30rem;
    margin-top: var(--space-4);
    ${success}
  }

  /* Takes no room, but is in the page, so that screen readers announce a text that is put into it. */
  &:empty {
    position: absolute;
  }
`;

const deliver = keyframes`
  from { clip-path: inset(-1rem 100% -1rem -100vw); }
  to { clip-path: inset(-1rem -1rem -1rem -100vw); }
`;

/**
 * Submit button with a drawing: a line leads from the button, or in a narrow column from the window’s edge, to an
 * envelope. The line is drawn from its beginning when a message has been sent.
 */
export const Send = styled.div`
  display: grid;
  justify-content: start;
  max-width: 50rem;

  ${media.mobile} {
    justify-content: stretch;
  }

  & > figure {
    margin-top: var(--space-5);
    pointer-events: none;
  }

  & > figure svg {
    max-width: 20rem;
    margin-inline-start: auto;
  }

  ${media.motion} {
    &[data-sent] > figure svg {
      animation: ${deliver} 1200ms var(--motion-walk);
    }
  }

  ${room.beside} {
    grid-template-columns: auto minmax(0, 1fr);
    justify-content: stretch;
    /* Moves the drawing down, so that its envelope is below the text area. The curl of its line may be beside it. */
    padding-top: var(--space-7);

    & > p {
      grid-column: 1 / -1;
    }

    & > figure {
      position: relative;
      grid-row: 1;
      grid-column: 2;
      overflow-x: clip;
      margin: 0;
    }

    & > figure svg {
      position: absolute;
      inset-inline-end: 0;
      bottom: 0;
      width: 20rem;
    }
  }

  ${room.notes} {
    padding-top: 0;
  }
`;

export const MessageFields = styled(Form)`
  margin: 2.75rem 0 var(--space-7);

  & > :not(${Send}) {
    max-width: 30rem;
  }

  @media print {
    & + * {
      margin-top: var(--space-5);
    }
  }
`;
