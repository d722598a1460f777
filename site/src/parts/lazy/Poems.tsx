import { Poem } from '@line-of-dance/ui';
import styled from 'styled-components';

const files = import.meta.glob<string>('../../../content/poems/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const numberOf = (file: string) => Number(/(\d+)\.txt$/.exec(file)?.[1]);

/** All poems of the folder. Their file names are their numbers. */
const Poems = () => (
  <Columns>
    {Object.entries(files)
      .sort(([a], [b]) => numberOf(a) - numberOf(b))
      .map(([file, lines]) => (
        <Poem key={file} number={numberOf(file)} lines={lines} />
      ))}
  </Columns>
);

/** Two columns if two of the longest lines fit side by side. */
const Columns = styled.div`
  @container (min-width: 66rem) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
    gap: var(--space-8) var(--space-7);

    & > article {
      margin-top: 0;
    }
  }
`;

export default Poems;
