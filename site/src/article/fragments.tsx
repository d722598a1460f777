import { useRef } from 'react';
import { adoptDrawings } from '../content/drawings';
import type { Frontmatter, Kind } from '../content/frontmatter';
import type { BodyProps, Content, Fragment } from './content';
import { useIslands } from './islands';

const adopted = new Map<string, Fragment>();

/** Reads the text out of the prerendered HTML. */
export const adoptFragment = (path: string): void => {
  const element = document.querySelector('[data-fragment]');
  const frontmatter = document.querySelector('#frontmatter')?.textContent;
  if (element && frontmatter)
    adopted.set(path, {
      html: element.innerHTML,
      css: '',
      frontmatter: JSON.parse(frontmatter) as Frontmatter,
    });
};

const fetchFragment = async (path: string): Promise<Fragment> => {
  const response = await fetch(`/fragments${path === '/' ? '/home' : path}.json`);
  if (!response.ok) throw new Error(`The text of ${path} could not be loaded.`);
  return (await response.json()) as Fragment;
};

/** Adds the page's style rules in their prerendered order, so that it looks the same after a link and after a reload. */
const addStyles = (css: string) => {
  if (!css) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** A text as HTML: prose costs no script, and only the interactive parts are hydrated. */
export const loadFragment = async <K extends Kind>(path: string, _kind: K): Promise<Content<K>> => {
  const { html, css, frontmatter } = (adopted.get(path) ?? (await fetchFragment(path))) as Fragment<K>;
  addStyles(css);
  const Body = ({ as: Container, ...rest }: BodyProps) => {
    const host = useRef<HTMLElement>(null);
    useIslands(host, adoptDrawings);
    return <Container ref={host} data-fragment="" {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return { Body, frontmatter };
};
