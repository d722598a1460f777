import { useInsertionEffect, useRef } from 'react';
import { adoptDrawing, adoptDrawings } from '../content/drawings';
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

/**
 * The page's style rules in their prerendered order, so that it looks the same after a link and after a reload. They
 * hold while it is on show: the rules of all visited pages together would slow down each further page.
 */
const useStyles = (sheet: CSSStyleSheet) =>
  useInsertionEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sheet]);

/** A text as HTML: prose costs no script, and only the interactive parts are hydrated. */
export const loadFragment = async <K extends Kind>(path: string, _kind: K): Promise<Content<K>> => {
  const fragment = (adopted.get(path) ?? (await fetchFragment(path))) as Fragment<K>;
  const { html, css, frontmatter } = fragment;
  if (fragment.drawing) adoptDrawing(fragment.drawing);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const Body = ({ as: Container, ...rest }: BodyProps) => {
    const host = useRef<HTMLElement>(null);
    useStyles(sheet);
    useIslands(host, adoptDrawings);
    return <Container ref={host} data-fragment="" {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  };
  return { Body, frontmatter };
};
