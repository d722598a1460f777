import { styled } from 'styled-components';
import { contrast } from '../../src/theme/contrast';
import { kebab } from '../../src/theme/customProperties';
import { color, type ColorToken } from '../../src/theme/tokens';
import { Surface } from './Surface';

type Theme = 'light' | 'dark';

const colors: Record<string, ColorToken> = color;

const rowsOf = (names: readonly string[] = Object.keys(colors)): [string, ColorToken][] =>
  Object.entries(colors)
    .filter(([name]) => names.includes(name))
    .sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));

const Swatch = styled.span`
  display: block;
  width: 4.5rem;
  height: 2.25rem;
  border-radius: var(--radius-1);
  box-shadow: 0 0 0 1px var(--color-rule);
`;

const Duty = styled.p`
  margin-top: var(--space-1);
`;

const measured = (name: string, background: string, theme: Theme) =>
  contrast(colors[name]?.[theme] ?? '', colors[background]?.[theme] ?? '').toFixed(2);

const Sample = ({ token, theme }: { token: ColorToken; theme: Theme }) => (
  <td>
    <Swatch style={{ background: token[theme] }} />
    <code>{token[theme]}</code>
  </td>
);

export interface ColourTableProps {
  /** Colours to show, in this order. All by default. */
  names?: readonly (keyof typeof color)[];
}

/** Table of colours in both themes, with their purposes. */
export const ColourTable = ({ names }: ColourTableProps) => (
  <Surface>
    <table>
      <thead>
        <tr>
          <th>Role</th>
          <th>Paper</th>
          <th>Salon</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(names).map(([name, token]) => (
          <tr key={name}>
            <td>
              <code>--color-{kebab(name)}</code>
              <Duty>{token.duty}</Duty>
            </td>
            <Sample token={token} theme="light" />
            <Sample token={token} theme="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  </Surface>
);

const Specimen = styled.span`
  display: inline-block;
  padding: 0.35rem 0.75rem;
  border-radius: var(--radius-1);
  font: 400 1.0625rem/1.3 var(--font-serif);
`;

const specimen = (name: string, background: string, theme: Theme) => (
  <Specimen style={{ background: colors[background]?.[theme], color: colors[name]?.[theme] }}>
    {measured(name, background, theme)}
  </Specimen>
);

/** Table of allowed pairs of colours with their contrast. A test checks that each pair reaches its minimum. */
export const ContrastTable = ({ names }: ColourTableProps) => (
  <Surface>
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>at least</th>
          <th>Paper</th>
          <th>Salon</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(names).flatMap(([name, { on = [], minimum }]) =>
          on.map((background) => (
            <tr key={`${name} ${background}`}>
              <td>
                {kebab(name)} on {kebab(background)}
              </td>
              <td>{minimum}</td>
              <td>{specimen(name, background, 'light')}</td>
              <td>{specimen(name, background, 'dark')}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  </Surface>
);
