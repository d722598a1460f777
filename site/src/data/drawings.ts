import { use } from 'react';

/**
 * SVG markup of the drawings by name. It never travels in a script: the server reads it from the files, a first page
 * has it in its HTML, and later pages fetch it.
 */
const markup = new Map<string, string | Promise<string>>();

if (import.meta.env.SSR) {
  const files = import.meta.glob<string>('../../content/drawings/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  for (const [path, svg] of Object.entries(files)) {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    markup.set(name, svg.trim().replace('<svg', `<svg data-drawing="${name}"`));
  }
} else
  for (const svg of document.querySelectorAll<SVGElement>('svg[data-drawing]'))
    markup.set(svg.dataset.drawing ?? '', svg.outerHTML);

/** Development serves the owner's folder as it is. */
const folder = import.meta.env.DEV ? '/content/drawings' : '/drawings';

/** A drawing that cannot be fetched leaves its place empty. */
const fetchDrawing = async (name: string): Promise<string> => {
  const response = await fetch(`${folder}/${name}.svg`).catch(console.error);
  const svg = response?.ok ? await response.text() : '';
  markup.set(name, svg);
  return svg;
};

/** Fetches drawings that are not known yet, all at the same time. */
export const loadDrawings = async (names: readonly string[]): Promise<void> => {
  const missing = names.filter((name) => !markup.has(name));
  if (import.meta.env.SSR) {
    if (missing.length > 0) console.warn(`site/content/drawings has no ${missing.join('.svg, no ')}.svg`);
    return;
  }
  for (const name of missing) markup.set(name, fetchDrawing(name));
  await Promise.all(names.map(async (name) => markup.get(name)));
};

/** The markup of a drawing. Call it while rendering: it suspends until the drawing has arrived. */
export const drawing = (name: string): string => {
  if (!markup.has(name)) void loadDrawings([name]);
  const known = markup.get(name) ?? '';
  return typeof known === 'string' ? known : use(known);
};
