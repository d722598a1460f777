import { LinkProvider, type LinkProps } from '@line-of-dance/ui';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { drawing, type Drawing } from '../content/drawings';
import { frontmatterSchemas, type Frontmatter } from '../content/frontmatter';
import { kindOf } from '../content/kinds';
import { owner } from '../content/owner';
import { ArticleContext } from './ArticleContext';
import { loadBareText } from './texts';

export interface RenderedText {
  /** What later pages fetch. */
  html: string;
  /** The HTML for the feed; none for an essay that is fetched from elsewhere. */
  feed: string | undefined;
  frontmatter: Frontmatter;
  /** What its page shows beside it. */
  drawing: Drawing | undefined;
  /** The files that were made of its photographs. */
  photographs: string[];
}

const drawingOf = (frontmatter: Frontmatter): Drawing | undefined => {
  const name = 'drawing' in frontmatter ? frontmatter.drawing : undefined;
  return name ? { name, svg: drawing(name) } : undefined;
};

/** The HTML of a text for its page and, with absolute URLs, for the feed. */
export const renderText = async (path: string): Promise<RenderedText> => {
  const bare = await loadBareText(path);
  const frontmatter = frontmatterSchemas[kindOf(path)].parse(bare.frontmatter);
  const context = { frontmatter, onTitle: () => undefined };
  const whole = (address = '') => new URL(address, owner.address + path).href;
  const WholeAddress = ({ href, ...rest }: LinkProps) => <a href={whole(href)} {...rest} />;
  /** Readers of feeds get one size of a photograph. */
  const photograph = {
    source: () => null,
    img: ({ src, alt, width, height }: ComponentProps<'img'>) => (
      <img src={whole(src)} alt={alt} width={width} height={height} />
    ),
  };
  const isFetched = bare.partNames.includes('MediumArticle');
  return {
    html: renderToString(
      <ArticleContext value={context}>
        <bare.Text />
        <bare.Mentions />
      </ArticleContext>,
    ),
    feed: isFetched
      ? undefined
      : renderToStaticMarkup(
          <LinkProvider component={WholeAddress}>
            <ArticleContext value={context}>
              <bare.Text {...photograph} />
            </ArticleContext>
          </LinkProvider>,
        ),
    frontmatter,
    drawing: drawingOf(frontmatter),
    photographs: bare.photographs,
  };
};
