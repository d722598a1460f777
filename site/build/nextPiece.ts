import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontmatterSchemas } from '../src/data/frontmatter.ts';
import { kindOf } from '../src/data/kinds.ts';
import type { Navigation, PlaceholderTexts } from '../src/data/schema.ts';
import { nextIn, overviewAfter } from '../src/data/sequence.ts';
import type { NextPiece } from '../src/data/text';
import { readHead, readYaml } from './readYaml.ts';

/** The title and the lead of what follows a text, so that its end can show them without fetching the next page. */
export const nextPieceOf = (folder: string, navigation: Navigation) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const summaryOf = (route: string) =>
    (readYaml(read('placeholders.yml')).value as PlaceholderTexts)[route]?.summary ?? '';
  const headOf = (route: string, file: string) => {
    const fields = frontmatterSchemas[kindOf(route)].parse(readHead(read(file)).value);
    const title = 'title' in fields ? fields.title : fields.name;
    return { title, lead: fields.lead ?? fields.description };
  };
  return (path: string): NextPiece | undefined => {
    const next = nextIn(navigation, path);
    if (next) {
      const { route, label } = next;
      if (existsSync(join(folder, `${route}.mdx`)))
        return { route, ...headOf(route, `${route}.mdx`), kind: 'text' };
      return { route, title: label, lead: summaryOf(route), kind: 'placeholder' };
    }
    const overview = overviewAfter(navigation, path);
    if (!overview) return undefined;
    return { route: overview, ...headOf(overview, `${overview}/index.mdx`), kind: 'overview' };
  };
};
