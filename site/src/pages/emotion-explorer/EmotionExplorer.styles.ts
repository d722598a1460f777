import { Prose } from '@line-of-dance/ui';
import { accentLink, caption, media, waitingBar } from '@line-of-dance/ui/theme';
import styled from 'styled-components';

export const Form = styled.form`
  margin-top: 2.5rem;
`;

export const Region = styled.section`
  display: flow-root;
  margin-top: 3.5rem;

  ${media.mobile} {
    margin-top: 2.75rem;
  }

  /* In print, the text is beside the map, so that an answer fits on one sheet. */
  @media print {
    display: grid;
    grid-template: auto 1fr / 1fr min-content;
    margin-top: 0;

    & > :has(> figure) {
      grid-area: 1 / 2 / 3;
    }

    & > :last-child {
      grid-column: 1 / -1;
    }

    /* If the footer had to be on the same sheet as a long answer, the first sheet would be empty. */
    & ~ footer {
      break-before: auto;
    }
  }
`;

export const Intro = styled.p`
  max-width: 40rem;
  scroll-margin-top: var(--space-6);
  margin-bottom: 2rem;
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);

  &:focus {
    outline: none;
  }

  /* In a high window, the field stays in view above the map. */
  ${media.mediumUp} {
    @media (min-height: 54em) {
      scroll-margin-top: 13.5rem;
    }
  }

  ${media.mobile} {
    scroll-margin-top: 0;

    @media (min-height: 40em) {
      scroll-margin-top: 18rem;
    }
  }

  @media print {
    font-size: var(--text-read);
  }
`;

/** Three grey bars in place of the answer's first sentences, while the answer loads. */
export const WaitingIntro = styled(Intro)`
  display: grid;
  gap: var(--space-4);

  & i {
    ${waitingBar}
  }

  & i:last-child {
    width: 60%;
  }
`;

export const MapArea = styled.div`
  margin-bottom: var(--space-7);

  /* The map is beside the cards, and stays in view while they are read. */
  @media screen and (min-width: 100em) {
    float: inline-start;
    container-type: inline-size;
    position: sticky;
    top: var(--space-6);
    width: 51%;
    margin-inline-end: var(--space-6-5);

    & + div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The text about the explorer, and the collage of words below it. */
export const Description = styled(Prose)`
  margin-top: var(--space-9);

  /* In a wide column, the text has two columns. */
  @container (min-width: 66rem) {
    display: block;
    columns: 2;
    column-gap: var(--space-6-5);

    & > :is(h2, div) {
      column-span: all;
    }

    & > p {
      break-inside: avoid;
    }
  }

  /* If there is an answer, only the answer is printed. */
  @media print {
    ${Region} ~ & {
      display: none;
    }
  }
`;

export const WallCaption = styled.p`
  margin-top: var(--space-5);
  ${caption}
`;

export const AllWords = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-6);
  margin-top: var(--space-7);

  & a {
    ${accentLink}
    font: 600 var(--text-ui) / 2.75 var(--font-sans);
  }
`;
