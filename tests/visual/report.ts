import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diffLines } from 'diff';
import type { Difference } from './picture.ts';
import { reportPath, workFolder, type Job } from './job.ts';
import type { Shot } from './shots.ts';
import { acceptCommand } from './wish.ts';

export interface Finding {
  shot: Shot;
  /** Differs from itself when it is taken twice. */
  unstable?: boolean;
  difference?: Difference;
  before?: Buffer;
  /** The changed part alone, where both pictures have one size. */
  after?: Buffer;
  structure?: { before: string; after: string };
}

const address = (picture: Buffer): string => {
  const type = picture.subarray(0, 4).toString('latin1') === 'RIFF' ? 'webp' : 'png';
  return `data:image/${type};base64,${picture.toString('base64')}`;
};

const modeOf = ({ shot, unstable, difference, before, after, structure }: Finding) => ({
  mode: structure ? 'structure' : shot.mode.name,
  unstable: unstable ?? false,
  pixels: difference?.pixels ?? 0,
  what: difference?.what ?? 'The structure of the page changed',
  box: difference?.box,
  isWhole: difference?.what.includes('became') ?? false,
  before: before && address(before),
  after: after && address(after),
  lines: structure
    ? diffLines(structure.before, structure.after).flatMap(({ value, added, removed }) =>
        value
          .trimEnd()
          .split('\n')
          .map((text) => ({ sign: added ? '+' : removed ? '-' : ' ', text })),
      )
    : undefined,
});

/** Other components and pages that the same changed files reach. */
const alsoTouched = (shot: Shot, { changed }: Job) => {
  const own = shot.kind === 'page' ? shot.id : shot.group;
  return changed
    .filter(({ groups }) => groups.includes(own))
    .map(({ file, groups }) => ({ file, groups: groups.filter((group) => group !== own) }));
};

/** What chooses the whole component, or the page and those below the same part of the site. */
const groupWord = ({ kind, id, group }: Shot): string =>
  kind === 'page' ? `${group.replace(/\/$/, '')}/` : id.replace(/--.*/, '--');

type ReportedMode = ReturnType<typeof modeOf>;

const weightOf = (mode: ReportedMode | undefined): number =>
  mode?.lines ? Number.MAX_SAFE_INTEGER : (mode?.pixels ?? 0);

/** Largest first; a changed structure comes before any number of pixels. */
const compareWeights = (one: ReportedMode | undefined, other: ReportedMode | undefined): number =>
  weightOf(other) - weightOf(one);

/** One row for each story and page, those that changed most first. */
const rowsOf = (findings: readonly Finding[], job: Job) => {
  const firsts = findings.filter(
    ({ shot }, index) => findings.findIndex((other) => other.shot.id === shot.id) === index,
  );
  const countOf = (group: string) => firsts.filter(({ shot }) => shot.group === group).length;
  return firsts
    .map(({ shot }) => {
      const modes = findings
        .filter((other) => other.shot.id === shot.id)
        .map(modeOf)
        .toSorted((one, other) => compareWeights(one, other));
      return {
        kind: shot.kind,
        id: shot.id,
        name: shot.name,
        group: shot.group,
        pixels: Math.max(...modes.map(({ pixels }) => pixels)),
        accept: acceptCommand({ words: [shot.id] }),
        ofGroup: countOf(shot.group),
        acceptGroup: acceptCommand({ words: [groupWord(shot)] }),
        alsoTouched: alsoTouched(shot, job),
        modes,
      };
    })
    .toSorted((one, other) => compareWeights(one.modes[0], other.modes[0]));
};

/** One page that works from the disk, with everything in it; returns its path. */
export const writeReport = async (findings: readonly Finding[], job: Job): Promise<string> => {
  const data = {
    rows: rowsOf(findings, job),
    accept: job.accept,
    taken: job.shots.length,
  };
  const page = await readFile(join(import.meta.dirname, 'report.html'), 'utf8');
  await mkdir(workFolder, { recursive: true });
  await writeFile(
    reportPath,
    page.replace('"the findings"', () => JSON.stringify(data).replaceAll('<', '\\u003c')),
  );
  return reportPath;
};
