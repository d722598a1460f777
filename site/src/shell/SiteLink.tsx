import type { LinkProps } from '@line-of-dance/ui';
import { Link, useLocation } from 'react-router-dom';
import { pageAt } from '../pageList';
import { setBusy } from './busy';
import { isPagePath, opensHere } from './links';

/**
 * Router link for the library's components. Prefetches its page on hover, focus and touch. The browser follows links to
 * files, other sites and anchors of the current page, because it also moves the keyboard position to an anchor.
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
      onClickCapture={(event) => opensHere(event) && setBusy(true)}
      {...rest}
    />
  );
};
