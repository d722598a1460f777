import { customProperties } from './customProperties.ts';
import { designTokens } from './designTokens.ts';

/** One declaration a line, indented by its depth. */
const onLines = (css: string) => {
  let depth = 0;
  const lines = css
    .replace(/([;{}])/g, '$1\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line) => {
      if (line === '}') depth--;
      const indented = '  '.repeat(depth) + line;
      if (line.endsWith('{')) depth++;
      return indented;
    })
    .join('\n');
};

/** Files for those who take the tokens without the components; the package and Storybook offer them. */
export const tokenFiles = {
  'tokens.css': `${onLines(customProperties)}\n`,
  'tokens.json': `${JSON.stringify(designTokens, undefined, 2)}\n`,
};
