import { frontmatterSchemas } from '../src/data/frontmatter.ts';
import { kindOf } from '../src/data/kinds.ts';
import type { Navigation, PlaceholderTexts } from '../src/data/schema.ts';
import { nextIn, overviewAfter } from '../src/data/menuOrder.ts';
import type { NextPiece } from '../src/data/text';
import type { Content } from './content.ts';

/**
 * Returns a function that finds the title and the lead of the text that follows a page in the menus. A page shows both
 * at its end without fetching the next page.
 */
export const nextPieceOf = ({ texts, yaml }: Content, navigation: Navigation) => {
  const placeholders = yaml('placeholders.yml').value as PlaceholderTexts;
  return (path: string): NextPiece | undefined => {
    const next = nextIn(navigation, path);
    const route = next?.route ?? overviewAfter(navigation, path);
    if (!route) return undefined;
    // A draft, which is shown in development only, may lack fields.
    const fields = frontmatterSchemas[kindOf(route)].safeParse(texts.get(route)?.head.value).data;
    if (!fields)
      return {
        route,
        title: next?.label ?? '',
        lead: placeholders[route]?.summary ?? '',
        kind: 'placeholder',
      };
    const title = 'title' in fields ? fields.title : fields.name;
    // The lead of an overview explains the overview itself, so its description is used.
    if (!next) return { route, title, lead: fields.description, kind: 'overview' };
    return { route, title, lead: fields.lead ?? fields.description, kind: 'text' };
  };
};
