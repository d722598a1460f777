import type { CSSProperties, ReactNode } from 'react';
import { font, layer, layout, line, motion, radius, shadow, space, text } from '../../src/theme/tokens';
import { Surface } from './Surface';

interface Row {
  /** Name of the custom property. */
  name: string;
  value: string;
  duty: string;
}

const rowsOf = (group: string, tokens: Record<string, { value: string; duty: string }>): Row[] =>
  Object.entries(tokens).map(([name, { value, duty }]) => ({ name: `--${group}-${name}`, value, duty }));

const groups = {
  font: rowsOf('font', font),
  text: rowsOf('text', text),
  space: rowsOf('space', space),
  radius: rowsOf('radius', radius),
  line: rowsOf('line', line),
  motion: rowsOf('motion', motion),
  layer: rowsOf('layer', layer),
  layout: rowsOf('layout', layout),
  shadow: Object.entries(shadow).map(([name, { light, duty }]) => ({
    name: `--shadow-${name}`,
    value: light,
    duty,
  })),
};

const bar = (style: CSSProperties) => (
  <span style={{ display: 'block', background: 'var(--color-accent)', ...style }} />
);

/** Functions that draw the value of a token, by group. */
const specimens: Partial<Record<keyof typeof groups, (row: Row) => ReactNode>> = {
  space: ({ name }) => bar({ width: `var(${name})`, height: '1rem' }),
  line: ({ name }) => <span style={{ display: 'block', width: '6rem', borderTop: `var(${name}) solid` }} />,
  radius: ({ name }) => bar({ width: '4rem', height: '2rem', borderRadius: `var(${name})` }),
  shadow: ({ name }) => (
    <span
      style={{
        display: 'block',
        width: '6rem',
        height: '3rem',
        background: 'var(--color-raised)',
        boxShadow: `var(${name})`,
      }}
    />
  ),
};

export interface TokenTableProps {
  group: keyof typeof groups;
}

export const TokenTable = ({ group }: TokenTableProps) => (
  <Surface>
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          <th>Duty</th>
          {specimens[group] && <th>Looks like</th>}
        </tr>
      </thead>
      <tbody>
        {groups[group].map((row) => (
          <tr key={row.name}>
            <td>
              <code>{row.name}</code>
            </td>
            <td>
              <code>{row.value}</code>
            </td>
            <td>{row.duty}</td>
            {specimens[group] && <td>{specimens[group](row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  </Surface>
);
