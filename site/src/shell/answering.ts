import type { SyntheticEvent } from 'react';

/** True if a link in a drawing leads to a topic with the page `href`. `data-covers` begins the topic's addresses. */
const covers = ({ dataset }: HTMLElement, href: string) =>
  dataset.covers !== undefined && href.startsWith(dataset.covers);

const leadToSame = (one: HTMLAnchorElement, other: HTMLAnchorElement) => {
  const [href = '', address = ''] = [one, other].map((link) => link.getAttribute('href') ?? '');
  return href === address || covers(one, address) || covers(other, href);
};

/** Highlights all other links to the same page as the hovered link. If no link is hovered, the focused one counts. */
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
