import type { LinkProps } from '@line-of-dance/ui';
import { Link, useLocation } from 'react-router-dom';
import { pageAt } from '../pageList';
import { isPagePath } from './isPagePath';

/**
 * The library's links as the router's, which fetch their page on hover, focus and touch. Files, other sites and anchors
 * of the page on show are left to the browser, which also moves the keyboard's place to an anchor.
 */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const { pathname } = useLocation();
  if (!isPagePath(href, pathname)) return <a href={href} {...rest} />;
  const preload = () => pageAt(href.replace(/[?#].*$/, '')).preload();
  return (
    <Link
      to={href}
      discover="none"
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...rest}
    />
  );
};
