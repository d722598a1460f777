import DOMPurify from 'dompurify';
import { thirdParties } from '../../data/thirdParties';

/** A picture from any other host would disclose the reader to a third party. */
const pictureHosts = new Set(thirdParties.essayPictures);

/** The elements that an essay may contain: no dialogs, popovers, image maps, forms or players. */
const tags =
  'a abbr b blockquote br caption cite code del dd dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr u ul var';
const attributes =
  'alt cite colspan datetime dir height href lang reversed rowspan scope src start title width';

DOMPurify.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof HTMLImageElement)) return;
  const address = node.getAttribute('src') ?? '';
  if (!URL.canParse(address) || !pictureHosts.has(new URL(address).origin)) node.remove();
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (/^(P|H[1-6]|LI|BLOCKQUOTE|FIGCAPTION)$/.test(node.tagName)) node.setAttribute('dir', 'auto');
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener');
});

/** The page has its title already, so the essay's headings begin one level below it, with no level left out. */
const levelHeadings = (html: string): string => {
  const heading = /(<\/?h)([1-6])(?=[\s>])/g;
  const levels = [...new Set([...html.matchAll(heading)].map((match) => Number(match[2])))].sort(
    (a, b) => a - b,
  );
  return html.replace(
    heading,
    (_, open: string, level: string) => `${open}${Math.min(levels.indexOf(Number(level)) + 2, 6)}`,
  );
};

/** Sanitises an essay's HTML before it is put into a page: HTML from elsewhere is untrusted. */
export const cleanEssay = (html: string): string =>
  levelHeadings(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  );
