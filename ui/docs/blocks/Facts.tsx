import { Source } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { beta } from '../groups';
import { Surface } from './Surface';

export interface FactsProps {
  /** Name of the component. */
  of: string;
}

const sources = import.meta.glob<string>(
  ['../../src/components/*/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.ts', '!**/*.samples.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const patterns = import.meta.glob<string>('../patterns/*Page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the names of the example pages under Patterns that use a component. */
const patternsWith = (component: string): string[] =>
  Object.entries(patterns)
    .filter(([, source]) => new RegExp(`<${component}\\b`).test(source))
    .map(([path]) => /(\w+)Page\.tsx$/.exec(path)?.[1] ?? '')
    .map((name) => (name === 'Shell' ? 'With Menus' : name));

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-5);

  & dt {
    color: var(--color-ink-3);
  }

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
`;

const tokensOf = (component: string): string[] => {
  const files = Object.entries(sources).filter(([path]) => path.includes(`/${component}/`));
  const names = files.flatMap(
    ([, source]) =>
      source.match(/--(?:color|shadow|font|text|leading|space|radius|line|motion|layer|layout)-[\w-]+/g) ??
      [],
  );
  return [...new Set(names)].sort();
};

export const statusOf = (component: string): 'beta' | 'stable' =>
  beta.some((name) => name === component) ? 'beta' : 'stable';

/** Shows how to import a component, its status, the example pages that use it, and its tokens. */
export const Facts = ({ of }: FactsProps) => (
  <>
    <Source code={`import { ${of} } from '@line-of-dance/ui';`} language="tsx" />
    <Surface>
      <List>
        <dt>Status</dt>
        <dd>{statusOf(of)}</dd>
        {patternsWith(of).length > 0 && (
          <>
            <dt>Used in</dt>
            <dd>
              <ul>
                {patternsWith(of).map((name) => (
                  <li key={name}>
                    <a
                      href={`?path=/story/patterns-pages--${name.toLowerCase().replace(' ', '-')}`}
                      target="_top"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>Tokens</dt>
        <dd>
          <ul>
            {tokensOf(of).map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </dd>
      </List>
    </Surface>
  </>
);
