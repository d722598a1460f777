import { compileScript } from './compileScript.ts';

const fonts = [
  '@fontsource-variable/piazzolla/opsz.css',
  '@fontsource-variable/piazzolla/opsz-italic.css',
  '@fontsource-variable/rosario/index.css',
];

/** What a page needs in its head while the site is being written: its first script, its rules, whole fonts, and its entry. */
export const developmentHead = async (
  root: string,
  { firstScript, style, styles, entry }: Record<'firstScript' | 'style' | 'styles' | 'entry', string>,
): Promise<string> =>
  [
    `<script>${await compileScript(root, firstScript)}</script>`,
    `<style>${style}</style>`,
    styles,
    ...fonts.map((font) => `<link rel="stylesheet" href="/@id/${font}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('');
