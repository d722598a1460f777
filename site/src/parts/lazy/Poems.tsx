import { Poem } from '@line-of-dance/ui';
import { notesWidth, room } from '@line-of-dance/ui/theme';
import styled from 'styled-components';
import { drawing } from '../../data/drawings';

const files = import.meta.glob<string>('../../../content/poems/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const numberOf = (file: string) => Number(/(\d+)\.txt$/.exec(file)?.[1]);

interface PoemsProps {
  /** Numbers of the poems that have a drawing, such as "2, 4". The drawing of poem 2 is `poem-2.svg`. */
  drawn?: string;
}

/** All poems in site/content/poems, in the order of the numbers in their file names. */
const Poems = ({ drawn = '' }: PoemsProps) => {
  const withDrawing = new Set(drawn.split(/\D+/).map(Number));
  return (
    <Columns>
      {Object.entries(files)
        .map(([file, lines]) => ({ number: numberOf(file), lines }))
        .sort((a, b) => a.number - b.number)
        .map(({ number, lines }) => (
          <Poem
            key={number}
            number={number}
            lines={lines}
            drawing={withDrawing.has(number) ? drawing(`poem-${number}`) : undefined}
          />
        ))}
    </Columns>
  );
};

/**
 * List of the poems. On a wide screen, a drawing is beside its poem. On a wider one and on paper, the poems are in two
 * columns.
 */
const Columns = styled.div`
  @media screen {
    ${room.notes} {
      grid-column: 1 / -1;

      & > article {
        position: relative;
      }

      & > article:nth-child(even) {
        padding-inline-start: var(--space-8);
      }

      & > article > [aria-hidden] {
        position: absolute;
        inset-block-start: 0;
        inset-inline-end: 0;
        width: ${notesWidth};
        margin-top: 0;
      }
    }

    /* Two columns, of which the second begins lower. A drawing is below its poem. */
    ${room.spread} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-8) var(--space-7);

      & > article {
        margin: 0;
      }

      & > article:nth-child(even) {
        margin-top: var(--space-8);
        padding: 0;
      }

      & > article > [aria-hidden] {
        position: static;
        margin-top: var(--space-5-5);
      }
    }
  }

  @media print {
    clear: both;
    columns: 2;
    margin-inline-start: calc(-1 * var(--layout-margin));
    column-gap: var(--space-5);

    & > article + article {
      margin-top: var(--space-6);
    }
  }
`;

export default Poems;
