import { customProperties } from './customProperties.ts';
import { designTokens } from './designTokens.ts';

/** Formats CSS with one declaration per line. */
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

/**
 * Contents of the token files, for use without the components. The package contains the files, and Storybook offers
 * them for download.
 */
export const tokenFiles = {
  'tokens.css': `${onLines(customProperties)}\n`,
  'tokens.json': `${JSON.stringify(designTokens, undefined, 2)}\n`,
};
