import type { MDXContent } from 'mdx/types';
import { loadParts } from '../article/parts';
import type { BodyProps, Content } from './content';
import { loadDrawings } from './drawings';
import type { Frontmatter } from './schema';

interface TextFile {
  default: MDXContent;
  frontmatter: Frontmatter;
  /** Names of the drawings and parts in the text, found at build. */
  drawings: string[];
  partNames: string[];
}

const textFiles = () => import.meta.glob<TextFile>('../../content/**/*.mdx');

const fileOf = (path: string) =>
  ['', '/index', '/home']
    .map((ending) => `../../content${path === '/' ? '' : path}${ending}.mdx`)
    .find((file) => file in textFiles());

export const hasText = (path: string): boolean => fileOf(path) !== undefined;

/** A text from its file: while pages are prerendered and while the site is being written. */
export const loadText = async (path: string): Promise<Content> => {
  const load = textFiles()[fileOf(path) ?? ''];
  if (!load) throw new Error(`site/content has no file for ${path}`);
  const { default: Text, frontmatter, drawings, partNames } = await load();
  const [components] = await Promise.all([loadParts(partNames), loadDrawings(drawings)]);
  const Body = ({ as: Container, ...rest }: BodyProps) => (
    <Container data-fragment="" {...rest}>
      <Text components={components} />
    </Container>
  );
  return { Body, frontmatter };
};
