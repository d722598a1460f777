import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Difference } from './compare';

export interface Finding {
  /** Such as `Field / Error, dark.mobile`. */
  title: string;
  difference: Difference;
}

const style = `
body{margin:2rem;font:16px/1.4 system-ui;background:#fff;color:#222}
h1{font-weight:500}h2{font-size:1.1rem;margin:2.5rem 0 .25rem}p{margin:0 0 .75rem;color:#666}
.row{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}figure{margin:0;max-width:46rem}
img{max-width:100%;border:1px solid #ccc;background:repeating-conic-gradient(#eee 0 25%,#fff 0 50%) 0/16px 16px}
figcaption{font-size:.875rem;color:#666}`;

const figure = (caption: string, picture: Buffer) =>
  `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`;

const section = ({ title, difference: { what, before, after, marked } }: Finding) =>
  `<h2>${title}</h2><p>${what}</p><div class="row">${figure('Before', before)}${figure('After', after)}${figure('Difference', marked)}</div>`;

/** One page with before, after and difference of every story that changed; returns its path. */
export const writeReport = async (findings: readonly Finding[]): Promise<string> => {
  const folder = join(import.meta.dirname, '../../.cache/visual');
  const path = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  const count = findings.length === 1 ? '1 picture' : `${findings.length} pictures`;
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${count} changed</title><style>${style}</style><h1>${count} changed</h1>${findings.map(section).join('')}</html>`,
  );
  return path;
};
