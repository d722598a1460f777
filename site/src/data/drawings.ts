import { use } from 'react';

/**
 * SVG markup of each drawing by name. The scripts do not contain the markup: the build reads it from files, the first
 * page of a visit has it in its HTML, and later pages fetch it. Markup that is already here is a promise, too: React
 * identifies the promises of a component by their order, so `drawing` must always call `use`.
 */
const markup = new Map<string, Promise<string>>();

/** Returns a promise that React reads at once, without suspending. */
const known = (svg: string): Promise<string> =>
  Object.assign(Promise.resolve(svg), { status: 'fulfilled', value: svg });

if (import.meta.env.SSR) {
  const files = import.meta.glob<string>('../../content/drawings/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  for (const [path, svg] of Object.entries(files)) {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    markup.set(name, known(svg.trim().replace('<svg', `<svg data-drawing="${name}"`)));
  }
} else
  for (const svg of document.querySelectorAll<SVGElement>('svg[data-drawing]'))
    markup.set(svg.dataset.drawing ?? '', known(svg.outerHTML));

/** Address of the folder with the drawings. The development server serves `site/content/drawings` directly. */
const folder = import.meta.env.DEV ? '/content/drawings' : '/drawings';

/** Names of drawings that could not be fetched. */
const failed = new Set<string>();

/** Fetches the markup of a drawing. Resolves to an empty string after a failure, so that the page shows no drawing. */
const fetchDrawing = async (name: string): Promise<string> => {
  try {
    const response = await fetch(`${folder}/${name}.svg`);
    return response.ok ? await response.text() : '';
  } catch (error) {
    console.error(error);
    failed.add(name);
    return '';
  }
};

/** Fetches drawings again for which there was no connection. They appear when a page with them is shown again. */
export const fetchFailedDrawings = (): void => {
  for (const name of failed) {
    failed.delete(name);
    void fetchDrawing(name).then((svg) => svg && markup.set(name, known(svg)));
  }
};

/** During the build, warns once about a drawing without a file. */
const missing = (name: string): Promise<string> => {
  console.warn(`site/content/drawings has no ${name}.svg`);
  return known('');
};

const markupOf = (name: string): Promise<string> => {
  const svg = markup.get(name) ?? (import.meta.env.SSR ? missing : fetchDrawing)(name);
  markup.set(name, svg);
  return svg;
};

/** Fetches all drawings that are not known yet, in parallel. */
export const loadDrawings = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map(markupOf));
};

/** Returns the markup of a drawing. Suspends the component while it is being fetched, so call it during rendering. */
export const drawing = (name: string): string => use(markupOf(name));
