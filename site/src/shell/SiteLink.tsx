import type { LinkProps } from '@line-of-dance/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../pageList';
import { isPagePath, opensHere } from '../links/links';
import { useFollow } from '../links/useFollow';

/**
 * Link for the library's components. Prefetches its page on hover, focus and touch. Links to files, other sites and
 * anchors of the current page are left to the browser, which also moves the keyboard position to an anchor. The
 * router's own `Link` is not used, because it contains code for prefetching in the router's framework mode.
 */
export const SiteLink = ({ href, onClick, ...rest }: LinkProps) => {
  const { pathname } = useLocation();
  const follow = useFollow();
  if (!isPagePath(href, pathname)) return <a href={href} onClick={onClick} {...rest} />;
  const preload = () => pageAt(href.replace(/[?#].*$/, '')).preload();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    follow(href);
  };
  return (
    <a
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
      onClick={press}
      href={href}
    />
  );
};
