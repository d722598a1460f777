import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { linkCheckOf } from './links.ts';
import { isPhotograph } from './photographs.ts';
import { faultAt, textsIn, type Fault, type YamlRead } from './readYaml.ts';
import { attributesIn, lineOf, linksIn, nodesIn, picturesIn, type TextNode } from './textTree.ts';

const pictureFault = (folder: string, { url = '', alt }: TextNode) => {
  if (!isPhotograph(url)) return `${url} is no photograph beside this text: .jpg, .jpeg, .png or .webp`;
  if (!existsSync(join(folder, url))) return `there is no ${url} beside this text`;
  return !alt?.trim() && `${url} has no alt: say between [ and ] what is to be seen on it`;
};

/** Each item of the table of contents leads to a part, and each `<Section>` has its heading there. */
const sectionFaults = (tree: TextNode, { value, lineOf: lineOfField }: YamlRead): Fault[] => {
  const items = textsIn(value).filter(([[field, , name]]) => field === 'sections' && name === 'id');
  const labelled = new Set(items.map(([, id]) => id));
  const anchors = new Set(attributesIn(tree, 'id'));
  const parts = nodesIn(tree).filter(({ name }) => name === 'Section');
  return [
    ...items
      .filter(([, id]) => !anchors.has(id))
      .map(([place, id]) => ({ line: lineOfField(place), message: `sections: no part has id="${id}"` })),
    ...parts.flatMap((part) => {
      const [id = ''] = attributesIn({ ...part, children: [] }, 'id');
      return faultAt(
        lineOf(part),
        !labelled.has(id) && `<Section id="${id}"> is not in sections, so it has no heading`,
      );
    }),
  ];
};

interface TextPlace {
  tree: TextNode;
  /** Frontmatter of the text. */
  fields: YamlRead;
  folder: string;
}

/** Lists contradictions between a text and what it refers to: pages, photographs, its table of contents. */
export const textFaults = (
  { tree, fields, folder }: TextPlace,
  linkFault: ReturnType<typeof linkCheckOf>,
): Fault[] => [
  ...sectionFaults(tree, fields),
  ...linksIn(tree).flatMap((link) => faultAt(link.line, linkFault(link, tree))),
  ...picturesIn(tree).flatMap((picture) => faultAt(lineOf(picture), pictureFault(folder, picture))),
];
