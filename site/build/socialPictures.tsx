import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import { socialPicture, socialPictureOf } from '../src/data/socialPicture.ts';
import { pictureFonts } from './fonts.ts';
import { makeOnce } from './makeOnce.ts';
import type { BuiltSite, SiteModule } from './writePages.ts';

const { width, height } = socialPicture;

const lineIn = ({ accent, ink, paper }: SiteModule['color']) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 150"><path d="M6 96C120 96 180 118 250 118S330 70 318 46 268 32 262 62 300 118 380 116 520 84 600 84 700 112 730 96 740 44 712 42 684 84 720 100 860 84 1022 84" fill="none" stroke="${accent.light}" stroke-width="4" stroke-linecap="round"/><circle cx="10" cy="96" r="9" fill="${ink.light}"/><circle cx="1026" cy="84" r="8" fill="${paper.light}" stroke="${ink.light}" stroke-width="4"/></svg>`,
  ).toString('base64')}`;

/** Returns the font size of a title in pixels. Longer titles are smaller, so that they fit into four lines. */
const sizeOf = ({ length }: string) => {
  if (length > 70) return 60;
  return length > 34 ? 76 : 96;
};

type PictureSite = Pick<SiteModule, 'color' | 'owner'>;

/**
 * Picture for links in social networks: a drawn line, with the page's title below, in the colours of the light theme. A
 * title of more than four lines is cut.
 */
const Picture = ({ title, site: { color, owner } }: { title: string; site: PictureSite }) => (
  <div
    style={{
      width,
      height,
      boxSizing: 'border-box',
      padding: '72px 80px 64px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: color.paper.light,
      color: color.ink.light,
    }}
  >
    <img src={lineIn(color)} width={1040} height={150} alt="" style={{ flexShrink: 0 }} />
    <div
      style={{
        display: 'block',
        fontSize: sizeOf(title),
        lineHeight: 1.04,
        letterSpacing: '-0.02em',
        lineClamp: 4,
      }}
    >
      {title}
    </div>
    <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 30, color: color.ink2.light }}>
      <span>{owner.siteName}</span>
      <span>{owner.tagline}</span>
    </div>
  </div>
);

/**
 * Returns a function that draws the picture for a title as SVG. `titles` must contain every title that will be drawn,
 * because the fonts have only their letters.
 */
export const socialPictures = async (site: PictureSite, titles: readonly string[]) => {
  const fonts = await pictureFonts([site.owner.siteName, site.owner.tagline, '…', ...titles].join());
  return (title: string) => satori(<Picture title={title} site={site} />, { width, height, fonts });
};

/** Converts SVG to PNG. Letters are outlines in this SVG, so no fonts of the system are loaded. */
export const pngOf = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

/** Draws a picture for each page, with the page's title. Social networks show it for a link to the page. */
export const drawSocialPictures = async ({ pages, site, root, write }: BuiltSite): Promise<void> => {
  const titles = pages.map(({ meta }) => meta.title);
  const pictureOf = await socialPictures(site, titles);
  for (const { meta } of pages) {
    const svg = await pictureOf(meta.title);
    const name = createHash('sha256').update(svg).digest('hex').slice(0, 16);
    const file = join(root, `node_modules/.cache/social/${name}.png`);
    await makeOnce(file, (path) => writeFile(path, pngOf(svg)));
    await write(socialPictureOf(meta.path), await readFile(file));
  }
};
