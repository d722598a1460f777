import type { SyntheticEvent } from 'react';

/** A link in a drawing may stand for all pages of a topic: `data-covers` begins their addresses. */
const covers = ({ dataset }: HTMLElement, href: string) =>
  dataset.covers !== undefined && href.startsWith(dataset.covers);

const leadToSame = (one: HTMLAnchorElement, other: HTMLAnchorElement) => {
  const [href = '', address = ''] = [one, other].map((link) => link.getAttribute('href') ?? '');
  return href === address || covers(one, address) || covers(other, href);
};

/** Marks the other links to the page of a link: in the menu, a drawing, a list. Without the pointer, the focus counts. */
const answer = ({ currentTarget, target, type }: SyntheticEvent<HTMLElement>) => {
  for (const link of currentTarget.querySelectorAll('[data-answers]')) link.removeAttribute('data-answers');
  const pointed = type === 'blur' ? null : (target as Element).closest<HTMLAnchorElement>('a[href]');
  const own = pointed ?? currentTarget.querySelector<HTMLAnchorElement>('a[href]:focus-visible');
  if (!own) return;
  for (const link of currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]'))
    link.toggleAttribute('data-answers', link !== own && leadToSame(own, link));
};

/** Handlers for an element around menus and page: links to one page answer each other's hover and focus. */
export const answering = { onPointerOver: answer, onFocus: answer, onBlur: answer };
