import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { differenceBetween, shrink } from './compare';
import type { Mode } from './modes';
import type { Finding } from './report';
import type { Story } from './storybook';

export const baselines = join(import.meta.dirname, 'baselines');

const componentOf = (story: Story) => story.title.split('/').at(-1) ?? story.title;

const baselineOf = (story: Story, mode: Mode) =>
  join(baselines, componentOf(story), `${story.id.split('--').at(-1)}.${mode.name}.png`);

/** The pictures of one run, held against their baselines. */
export class Album {
  readonly findings: Finding[] = [];
  readonly missing: string[] = [];
  readonly drawn = new Set<string>();
  taken = 0;

  constructor(private readonly update: boolean) {}

  async add(story: Story, mode: Mode, picture: Buffer): Promise<void> {
    const path = baselineOf(story, mode);
    this.taken++;
    this.drawn.add(path);
    const known = existsSync(path);
    if (!known && !this.update) this.missing.push(relative(baselines, path));
    const difference = known ? differenceBetween(await readFile(path), picture) : undefined;
    if (this.update && (difference || !known)) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, shrink(picture));
    }
    if (difference)
      this.findings.push({ title: `${componentOf(story)} / ${story.name}, ${mode.name}`, difference });
  }

  /** Baselines that no story draws any more. */
  async orphans(): Promise<string[]> {
    const files = await readdir(baselines, { recursive: true });
    return files.filter((file) => file.endsWith('.png') && !this.drawn.has(join(baselines, file)));
  }
}
