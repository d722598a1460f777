import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import subsetFont from 'subset-font';
import { socialPicture, socialPictureOf } from '../src/data/socialPicture.ts';
import type { BuiltSite, SiteModule } from './writePages.ts';
import { packageFolder } from './fonts.ts';

const { width, height } = socialPicture;

const lineIn = ({ accent, ink, paper }: SiteModule['color']) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 150"><path d="M6 96C120 96 180 118 250 118S330 70 318 46 268 32 262 62 300 118 380 116 520 84 600 84 700 112 730 96 740 44 712 42 684 84 720 100 860 84 1022 84" fill="none" stroke="${accent.light}" stroke-width="4" stroke-linecap="round"/><circle cx="10" cy="96" r="9" fill="${ink.light}"/><circle cx="1026" cy="84" r="8" fill="${paper.light}" stroke="${ink.light}" stroke-width="4"/></svg>`,
  ).toString('base64')}`;

/** Title of the page below the drawn line, in the colours of the light theme. */
const Picture = ({ title, site: { color, owner } }: { title: string; site: SiteModule }) => (
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
      fontFamily: 'Piazzolla',
    }}
  >
    <img src={lineIn(color)} width={1040} height={150} alt="" />
    <div style={{ fontSize: title.length > 34 ? 76 : 96, lineHeight: 1.04, letterSpacing: -2 }}>{title}</div>
    <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 30, color: color.ink2.light }}>
      <span>{owner.siteName}</span>
      <span>{owner.tagline}</span>
    </div>
  </div>
);

const serif = async (text: string) => {
  const bytes = await readFile(join(packageFolder('piazzolla'), 'files/piazzolla-latin-opsz-normal.woff2'));
  return subsetFont(bytes, text, { targetFormat: 'truetype', variationAxes: { wght: 340, opsz: 30 } });
};

/** Draws the preview picture of each page. It shows the title in the site's font. */
export const drawSocialPictures = async ({ pages, site, write }: BuiltSite): Promise<void> => {
  const titles = pages.map(({ meta }) => meta.pictureTitle ?? meta.title);
  const data = await serif([site.owner.siteName, site.owner.tagline, ...titles].join());
  const fonts = [{ name: 'Piazzolla', data, weight: 400 as const, style: 'normal' as const }];
  for (const [index, { meta }] of pages.entries()) {
    const picture = <Picture title={titles[index] ?? ''} site={site} />;
    const svg = await satori(picture, { width, height, fonts });
    await write(socialPictureOf(meta.path), new Resvg(svg).render().asPng());
  }
};
