import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { catalogue } from 'virtual:catalogue';
import { Sheet } from './Sheet';

export interface FactsProps {
  /** The component. */
  of: string;
}

const sources = import.meta.glob<string>('../../src/components/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

const list = (words: readonly string[]) =>
  words.map((word) => (
    <li key={word}>
      <code>{word}</code>
    </li>
  ));

/** Loaded when somebody looks at it. */
const SourceOf = ({ of }: FactsProps) => {
  const [code, setCode] = useState<string>();
  const load = () => void sources[`../../src/components/${of}/${of}.tsx`]?.().then(setCode);
  return (
    <details onToggle={load}>
      <summary>
        <code>
          ui/src/components/{of}/{of}.tsx
        </code>
      </summary>
      {code && <Source code={code} language="tsx" />}
    </details>
  );
};

/** What the files say about a component: how to import it, what it costs, since when, where it is used. */
export const Facts = ({ of }: FactsProps) => {
  const entry = catalogue[of];
  if (!entry) throw new Error(`The catalogue has no ${of}.`);
  return (
    <>
      <Source code={`import { ${of} } from '@line-of-dance/ui';`} language="tsx" />
      <Sheet>
        <dl data-facts="">
          <dt>Status</dt>
          <dd>
            {entry.status}, since {entry.since}
          </dd>
          <dt>Costs</dt>
          <dd>
            {entry.bytes.toLocaleString('en')} bytes alone, compressed, beside React and styled-components
          </dd>
          <dt>Used by</dt>
          <dd>
            <ul>{list([...entry.usedBy, ...entry.partOf.map((name) => `<${name}>`)])}</ul>
          </dd>
          <dt>Tokens</dt>
          <dd>
            <ul data-inline="">{list(entry.tokens)}</ul>
          </dd>
          <dt>History</dt>
          <dd>
            <ul>
              {entry.history.map(({ version, text }) => (
                <li key={text}>
                  {version}: {text.replaceAll('`', '')}
                </li>
              ))}
            </ul>
          </dd>
          <dt>Source</dt>
          <dd>
            <SourceOf of={of} />
          </dd>
        </dl>
      </Sheet>
    </>
  );
};
