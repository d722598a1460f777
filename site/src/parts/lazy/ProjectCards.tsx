import { room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

/** Grid of four `ProjectCard` elements: a large one beside or above two others, and a wide one below them. */
const ProjectCards = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 68rem;

  && + p {
    margin-top: 2em;
  }

  & > a {
    color: var(--color-ink);
  }

  /* The text below a name is a whole sentence, so it has a line of its own. */
  & > a > :last-child,
  & > a > :last-child > * {
    display: block;
  }

  ${room.wall} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    && > :first-child,
    & > :nth-child(4) {
      grid-row: auto;
      grid-column: 1 / -1;
    }
  }

  ${room.beside} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    && > :first-child {
      grid-row: span 2;
      grid-column: auto;
    }
  }

  @media print {
    && {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    row-gap: var(--space-4);

    /* The drawings have the same height, so that the names below them are level. */
    && > :nth-child(-n + 3) > :first-child {
      flex: none;
      aspect-ratio: 3 / 2;
    }
  }
`;

export default ProjectCards;
