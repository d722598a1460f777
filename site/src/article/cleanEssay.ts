import DOMPurify from 'dompurify';
import { thirdParties } from '../content/thirdParties';

/** Any other picture would tell a third party who reads. */
const pictureHosts = new Set(thirdParties.essayPictures);

const originOf = (address: string): string => {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
};

const forbiddenTags =
  'style template form input button textarea select iframe audio video picture source'.split(' ');
const forbiddenAttributes = ['style', 'class', 'id', 'name', 'srcset'];

DOMPurify.addHook('uponSanitizeElement', (node) => {
  if (node instanceof HTMLImageElement && !pictureHosts.has(originOf(node.getAttribute('src') ?? '')))
    node.remove();
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

/** An essay's HTML as it may stand in a page: what comes from elsewhere is hostile until then. */
export const cleanEssay = (html: string): string =>
  levelHeadings(
    DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: forbiddenTags,
      FORBID_ATTR: forbiddenAttributes,
    }),
  );
