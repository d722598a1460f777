import type { SyntheticEvent } from 'react';

/**
 * True if a link in a drawing is for a whole topic, and the page `href` belongs to that topic. The addresses of a
 * topic's pages begin with `data-covers`.
 */
const covers = ({ dataset }: HTMLElement, href: string) =>
  dataset.covers !== undefined && href.startsWith(dataset.covers);

const leadToSame = (one: HTMLAnchorElement, other: HTMLAnchorElement) => {
  const [href = '', address = ''] = [one, other].map((link) => link.getAttribute('href') ?? '');
  return href === address || covers(one, address) || covers(other, href);
};

/** Highlights all other links to the page of the hovered link, or of the focused link if no link is hovered. */
const answer = ({ currentTarget, target, type }: SyntheticEvent<HTMLElement>) => {
  for (const link of currentTarget.querySelectorAll('[data-answers]')) link.removeAttribute('data-answers');
  const pointed = type === 'blur' ? null : (target as Element).closest<HTMLAnchorElement>('a[href]');
  const own = pointed ?? currentTarget.querySelector<HTMLAnchorElement>('a[href]:focus-visible');
  if (!own) return;
  for (const link of currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]'))
    link.toggleAttribute('data-answers', link !== own && leadToSame(own, link));
};

/** Handlers for the element around the menus and the page. They highlight all links to the same page together. */
export const answering = { onPointerOver: answer, onFocus: answer, onBlur: answer };
