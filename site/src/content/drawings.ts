/**
 * The SVG markup of the drawings. It never travels in a script: on the server it is read from the files, on a
 * first page it is already in the HTML, and after that it is fetched beside the page that shows it.
 */
const markup = new Map<string, string>();

export interface Drawing {
  name: string;
  svg: string;
}

export const adoptDrawing = ({ name, svg }: Drawing): void => void markup.set(name, svg);

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
}

/** Reads the drawings out of the prerendered HTML. */
export const adoptDrawings = (root: ParentNode): void => {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-drawing]'))
    markup.set(svg.dataset.drawing ?? '', svg.outerHTML);
};

/** Fetches the missing drawings; one that cannot be fetched leaves its place empty. */
export const loadDrawings = async (names: readonly string[]): Promise<void> => {
  const missing = names.filter((name) => !markup.has(name));
  if (import.meta.env.SSR) {
    if (missing.length > 0) console.warn(`site/content/drawings has no ${missing.join('.svg, no ')}.svg`);
    return;
  }
  await Promise.all(
    missing.map(async (name) => {
      try {
        const response = await fetch(`/drawings/${name}.svg`);
        if (response.ok) markup.set(name, await response.text());
      } catch (error) {
        console.error(error);
      }
    }),
  );
};

export const drawing = (name: string): string => markup.get(name) ?? '';
