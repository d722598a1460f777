import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const scriptIn = (svg: string): string | undefined =>
  /<script|\son\w+(?=\s*=)|javascript:/i.exec(svg)?.[0].trim();

/** Drawings become part of the pages, so none may bring a script along or be a file from elsewhere. */
export const drawingFaults = (folder: string): string[] => {
  const drawings = join(folder, 'drawings');
  if (!existsSync(drawings)) return [];
  return readdirSync(drawings, { withFileTypes: true }).flatMap((entry) => {
    const place = `site/content/drawings/${entry.name}`;
    if (entry.isSymbolicLink()) return [`${place}: is a link to another file: put the drawing itself there`];
    const script = scriptIn(readFileSync(join(drawings, entry.name), 'utf8'));
    return script ? [`${place}: remove ${script}: a drawing runs no scripts`] : [];
  });
};
