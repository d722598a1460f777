import type { LinkProps } from '@line-of-dance/ui';
import { Link, useLocation } from 'react-router-dom';
import { isPagePath } from './isPagePath';

/**
 * The library's links as the router's. Files, other sites and anchors of the page on show are left to the browser,
 * which also moves the keyboard's place to an anchor.
 */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const { pathname } = useLocation();
  return isPagePath(href, pathname) ? (
    <Link to={href} discover="none" {...rest} />
  ) : (
    <a href={href} {...rest} />
  );
};
