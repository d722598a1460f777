import { use } from 'react';

/**
 * SVG markup of each drawing, or a promise of it, by name. The scripts do not contain the markup: the build reads it
 * from files, the first page of a visit has it in its HTML, and later pages fetch it.
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

/** Address of the folder with the drawings. The development server serves `site/content/drawings` directly. */
const folder = import.meta.env.DEV ? '/content/drawings' : '/drawings';

/** Fetches the markup of a drawing. Resolves to an empty string after a failure, so that the page shows no drawing. */
const fetchDrawing = async (name: string): Promise<string> => {
  const response = await fetch(`${folder}/${name}.svg`).catch(console.error);
  const svg = response?.ok ? await response.text() : '';
  markup.set(name, svg);
  return svg;
};

/** Fetches all drawings that are not known yet, in parallel. During the build, warns about drawings without a file. */
export const loadDrawings = async (names: readonly string[]): Promise<void> => {
  const missing = names.filter((name) => !markup.has(name));
  if (import.meta.env.SSR) {
    if (missing.length > 0) console.warn(`site/content/drawings has no ${missing.join('.svg, no ')}.svg`);
    // The warning is not repeated for other pages with this drawing.
    for (const name of missing) markup.set(name, '');
    return;
  }
  for (const name of missing) markup.set(name, fetchDrawing(name));
  await Promise.all(names.map(async (name) => markup.get(name)));
};

/** Returns the markup of a drawing. Suspends the component while it is being fetched, so call it during rendering. */
export const drawing = (name: string): string => {
  if (!markup.has(name)) void loadDrawings([name]);
  const known = markup.get(name) ?? '';
  return typeof known === 'string' ? known : use(known);
};
