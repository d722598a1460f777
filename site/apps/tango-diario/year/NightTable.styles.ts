import { caption, visuallyHidden } from '@line-of-dance/ui/theme';
import { styled } from 'styled-components';

const narrow = '@container (max-width: 51.99rem)';

export const Table = styled.table`
  width: 100%;
  margin-top: var(--space-6);
  border-collapse: collapse;
  border-bottom: var(--line-hair) solid var(--color-rule);
  font-family: var(--font-serif);
  font-variant-numeric: oldstyle-nums;

  & caption {
    padding-bottom: var(--space-3);
    text-align: start;
    ${caption}
  }

  & :is(th, td) {
    padding: 0.65rem var(--space-4) 0.65rem 0;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  & thead th {
    border-bottom: var(--line-line) solid var(--color-ink);
    font: 600 var(--text-note) / 1.2 var(--font-sans);
    white-space: nowrap;
  }

  & tbody tr {
    border-top: var(--line-hair) solid var(--color-rule);
  }

  & :is([data-cell='date'], [data-cell='dances'], [data-cell='mood'], [data-cell='actions']) {
    white-space: nowrap;
  }

  & [data-cell='date'] {
    font-weight: 520;
  }

  & :is([data-cell='place'], [data-cell='partners']) {
    min-width: 7rem;
  }

  & [data-cell='line'] {
    min-width: 14rem;
    font-style: italic;
  }

  & [data-cell='actions'] {
    padding: 0;
    vertical-align: top;
  }

  ${narrow} {
    display: block;

    & :is(caption, tbody) {
      display: block;
    }

    & thead {
      ${visuallyHidden}
    }

    & tbody tr {
      position: relative;
      display: block;
      padding: var(--space-3) 6rem var(--space-3) 0;
      contain-intrinsic-size: auto 6rem;
      content-visibility: auto;
    }

    & tbody :is(th, td) {
      display: inline;
      padding: 0;
    }

    & tbody td:empty {
      display: none;
    }

    & :is([data-cell='place'], [data-cell='dances'], [data-cell='partners'])::before {
      content: ', ';
    }

    & [data-cell='dances']::after {
      content: ' dances';
    }

    & [data-cell='dances'][data-one]::after {
      content: ' dance';
    }

    & [data-cell='partners']::before {
      content: ', with ';
    }

    & tbody :is([data-cell='line'], [data-cell='mood']) {
      display: block;
      margin-top: 0.2rem;
    }

    & tbody [data-cell='actions'] {
      position: absolute;
      inset: 0.25rem 0 auto auto;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export const MoodDot = styled.span`
  display: inline-block;
  width: 0.3rem;
  margin-inline-end: 0.5rem;
  aspect-ratio: 1;
  vertical-align: middle;
  border-radius: var(--radius-full);
  background: var(--color-accent);

  &[data-mood='2'] {
    width: 0.45rem;
  }

  &[data-mood='3'] {
    width: 0.6rem;
  }

  &[data-mood='4'] {
    width: 0.75rem;
  }

  &[data-mood='5'] {
    width: 0.925rem;
  }
`;
