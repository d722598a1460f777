import { styled } from 'styled-components';
import { groups } from '../groups';
import { statusOf } from './Facts';

/** Pictures of components: the baselines of the visual tests. A new component has none at first. */
const pictures = import.meta.glob<string>('../../../tests/visual/baselines/*/default.light.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-');

const Cards = styled.ul.attrs({ className: 'sb-unstyled' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-5);

  & img {
    display: block;
    width: 100%;
    height: 9rem;
    margin-bottom: var(--space-2);
    object-fit: contain;
    object-position: 0 50%;
    background: #f6eee8;
    box-shadow: 0 0 0 1px var(--color-rule);
  }

  & a {
    font-weight: 600;
  }
`;

const Card = ({ group, name }: { group: string; name: string }) => {
  const picture = pictures[`../../../tests/visual/baselines/${name}/default.light.webp`];
  return (
    <li>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <a href={`?path=/docs/${slug(group)}-${name.toLowerCase()}--docs`} target="_top">
        {name}
      </a>{' '}
      {statusOf(name)}
    </li>
  );
};

/** All components in groups, with picture, status and link. */
export const Gallery = () =>
  Object.entries(groups).map(([group, names]) => (
    <section key={group}>
      <h2>{group}</h2>
      <Cards>
        {names.map((name) => (
          <Card key={name} group={group} name={name} />
        ))}
      </Cards>
    </section>
  ));
