import type { SyntheticEvent } from 'react';

/**
 * True if a link of a drawing has an attribute such as `data-covers="/writing/tango"`, and the address `href` begins
 * with its value. Such a link represents all pages of a topic.
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
