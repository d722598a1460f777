import type { MDXComponents, MDXContent } from 'mdx/types';
import { loadDrawings } from '../content/drawings';
import { frontmatterSchemas, type Kind } from '../content/frontmatter';
import { isForReading } from '../content/kinds';
import { itemsOf, navigation } from '../content/navigation';
import type { NavigationItem } from '../content/schema';
import type { BodyProps, Content } from './content';
import { MentionedIn } from './MentionedIn';
import { loadParts } from './parts';

interface TextFile {
  default: MDXContent;
  frontmatter: unknown;
  /** Names of the drawings and parts in the text, found at build. */
  drawings: string[];
  partNames: string[];
  /** The pages that the text links to. */
  links: string[];
  /** The files that were made of its photographs. */
  photographs: string[];
}

const textFiles = () => import.meta.glob<TextFile>('../../content/**/*.mdx');

const fileOf = (path: string) =>
  ['', '/index', '/home']
    .map((ending) => `../../content${path === '/' ? '' : path}${ending}.mdx`)
    .find((file) => file in textFiles());

const addressOf = (file: string) => file.replace(/^.*\/content|(\/index)?\.mdx$/g, '');

/** The texts that link to an address, in the order of the menus; the pages that list everything do not count. */
const mentionsOf = async (path: string): Promise<NavigationItem[]> => {
  const files = await Promise.all(
    Object.entries(textFiles()).map(async ([file, load]) => ({
      address: addressOf(file),
      links: (await load()).links,
    })),
  );
  const linking = new Set(files.filter(({ links }) => links.includes(path)).map(({ address }) => address));
  return navigation.sections.flatMap(itemsOf).filter(({ route }) => route !== path && linking.has(route));
};

export const hasText = (path: string): boolean => fileOf(path) !== undefined;

const loadFile = (path: string): Promise<TextFile> => {
  const load = textFiles()[fileOf(path) ?? ''];
  if (!load) throw new Error(`site/content has no file for ${path}`);
  return load();
};

/** A text by itself, without the page around it, and the names of the parts that it uses. */
export const loadBareText = async (path: string) => {
  const { default: Text, frontmatter, drawings, partNames, photographs } = await loadFile(path);
  const [components, mentions] = await Promise.all([
    loadParts(partNames),
    isForReading(path) ? mentionsOf(path) : [],
    loadDrawings(drawings),
  ]);
  return {
    Text: (more: MDXComponents) => <Text components={{ ...components, ...more }} />,
    Mentions: () => <MentionedIn items={mentions} />,
    frontmatter,
    partNames,
    photographs,
  };
};

/** A text from its file: while pages are prerendered and while the site is being written. */
export const loadText = async <K extends Kind>(path: string, kind: K): Promise<Content<K>> => {
  const { Text, Mentions, frontmatter } = await loadBareText(path);
  const Body = ({ as: Container, ...rest }: BodyProps) => (
    <Container data-fragment="" {...rest}>
      <Text />
      <Mentions />
    </Container>
  );
  return { Body, frontmatter: frontmatterSchemas[kind].parse(frontmatter) };
};
