import { Poem } from '@line-of-dance/ui';

const files = import.meta.glob<string>('../../content/poems/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const numberOf = (file: string) => Number(/(\d+)\.txt$/.exec(file)?.[1]);

/** Every poem of the folder; its file name is its number. */
const Poems = () =>
  Object.entries(files)
    .sort(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([file, lines]) => <Poem key={file} number={numberOf(file)} lines={lines} />);

export default Poems;
