import { caption, visuallyHidden } from '@line-of-dance/ui/theme';
import { styled } from 'styled-components';

const wide = '@media (min-width: 44rem)';

export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-areas: 'intro' 'stage' 'actions';

  & > :nth-child(2) {
    grid-area: stage;
  }

  ${wide} {
    grid-template-columns: minmax(17rem, 2fr) minmax(0, 5fr);
    grid-template-rows: minmax(0, 1fr) auto auto minmax(0, 1fr);
    grid-template-areas: '. stage' 'intro stage' 'actions stage' '. stage';
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Intro = styled.div`
  grid-area: intro;
  padding: var(--space-4) var(--space-gutter);

  & > p {
    font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);
    color: var(--color-ink-2);
    text-wrap: pretty;
  }

  & > fieldset {
    margin-top: var(--space-6);
  }

  ${wide} {
    padding-block: var(--space-6);
  }

  /* Less padding inside the iframe on the app's project page. */
  @media (min-width: 44rem) and (max-height: 46rem) {
    padding-block: var(--space-4);

    & > p {
      font: 400 var(--text-body) / var(--leading-body) var(--font-serif);
    }

    & > fieldset {
      margin-top: var(--space-4);
    }
  }

  @media (max-width: 43.99rem) {
    & > p,
    & legend {
      ${visuallyHidden}
    }

    & > fieldset {
      margin-top: 0;
    }
  }
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4-5) var(--space-gutter) var(--space-5);

  & > :first-child:is(button) {
    flex: 1 1 100%;
  }

  & > button {
    flex: 1;

    @media (min-width: 20em) {
      white-space: nowrap;
    }
  }

  /* As high as all buttons, so that nothing moves when the card is turned. */
  ${wide} {
    min-height: 12.5rem;
  }
`;

export const Left = styled.p`
  ${caption}
`;
