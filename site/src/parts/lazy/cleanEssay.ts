import DOMPurify from 'dompurify';
import { thirdParties } from '../../data/thirdParties';

/** Only pictures from these hosts stay, because loading others would tell further companies about the reader. */
const pictureHosts = new Set(thirdParties.essayPictures);

/** Elements that an essay may contain. Dialogs, popovers, image maps, forms and players are not among them. */
const tags =
  'a abbr b blockquote br caption cite code del dd dfn dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small strong sub sup table tbody td tfoot th thead time tr u ul var';
const attributes =
  'alt cite colspan datetime dir height href lang reversed rowspan scope src start title width';

DOMPurify.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof HTMLImageElement)) return;
  // Safari has `URL.canParse` only since 17.
  const [origin = ''] = /^https:\/\/[^/]+(?=\/)/.exec(node.getAttribute('src') ?? '') ?? [];
  if (!pictureHosts.has(origin)) node.remove();
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (/^(P|H[1-6]|LI|BLOCKQUOTE|FIGCAPTION)$/.test(node.tagName)) node.setAttribute('dir', 'auto');
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener');
});

/** Changes the heading levels so that they begin with h2, below the title of the page, and skip no level. */
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

/** Sanitises the HTML of an essay from the blog. */
export const cleanEssay = (html: string): string =>
  levelHeadings(
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: tags.split(' '),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    }),
  );
