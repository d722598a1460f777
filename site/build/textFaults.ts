import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requiredAttributes, smallParts } from '../src/data/partNames.ts';
import type { linkCheckOf } from './links.ts';
import { isPhotograph } from './photographs.ts';
import { faultAt, type Fault } from './readYaml.ts';
import { lineOf, linksIn, ownAttribute, partsIn, picturesIn, type TextNode } from './textTree.ts';

const pictureFault = (folder: string, { url = '', alt }: TextNode) => {
  if (/^[^/]+\.(jpe?g|png|webp)$/i.test(url) && !isPhotograph(url))
    return `rename ${url}: only the letters a to z, digits, -, _ and dots are allowed in the name of a photograph`;
  if (!isPhotograph(url)) return `${url} is not a photograph beside this text: .jpg, .jpeg, .png or .webp`;
  if (!existsSync(join(folder, url))) return `there is no ${url} beside this text`;
  return !alt?.trim() && `${url} has no alt: say between [ and ] what it shows`;
};

/** Names of all components that a text may contain, such as `Figure`. */
const partNames = new Set<string>([
  ...smallParts,
  ...readdirSync(join(import.meta.dirname, '../src/parts/lazy')).map((file) => file.replace(/\.tsx$/, '')),
]);

const namesWithoutCapitals = new Set([...partNames].map((name) => name.toLowerCase()));

/**
 * Attributes that components in texts may have, such as `drawing` of `<Figure>`. The build rejects all others, so add
 * new attributes here.
 */
const attributeNames = new Set(
  'id title drawing alt caption wide to href link role dates by ground format slug drawn filmsCaption lang dir'.split(
    ' ',
  ),
);

/**
 * Reports a component (a “part”) with an unknown name, a lower-case name or an unknown attribute. Other lower-case
 * names are HTML elements.
 */
const partFault = ({ name, attributes = [] }: TextNode & { name: string }) => {
  if (namesWithoutCapitals.has(name))
    return `<${name}>: the names of parts have capital letters, as in README.md`;
  if (!/[A-Z]/.test(name)) return undefined;
  if (!partNames.has(name))
    return `there is no part <${name}>: "What a text may contain" in README.md has the names`;
  const unknown = attributes.find(({ name: given }) => given && !attributeNames.has(given));
  return unknown && `<${name}> has no ${unknown.name}: look for the name in README.md`;
};

const attributeFault = (part: TextNode & { name: string }) => {
  const required = new Map<string, readonly string[]>(Object.entries(requiredAttributes)).get(part.name);
  const lacking = (required ?? []).filter((name) => !ownAttribute(part, name));
  return (
    lacking.length > 0 &&
    `<${part.name}> lacks ${lacking.join(' and ')}: see README.md, and write the value between quotation marks`
  );
};

/**
 * Lists the faults of a text: mistakes in components, broken links, missing photographs. `folder` has the text and its
 * photographs.
 */
export const textFaults = (
  tree: TextNode,
  folder: string,
  linkFault: ReturnType<typeof linkCheckOf>,
): Fault[] => [
  ...partsIn(tree).flatMap((part) => faultAt(lineOf(part), partFault(part) || attributeFault(part))),
  ...linksIn(tree).flatMap((link) => faultAt(link.line, linkFault(link, tree))),
  ...picturesIn(tree).flatMap((picture) => faultAt(lineOf(picture), pictureFault(folder, picture))),
];
