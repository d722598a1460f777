import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkOf } from './linkOf';

const isPlainPress = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Texts are HTML, so the router does not handle their links: one listener on the document passes clicks to it. */
export const useProseLinks = (): void => {
  const navigate = useNavigate();
  const { pathname: shown } = useLocation();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = isPlainPress(event) ? linkOf(event) : undefined;
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      void navigate({ pathname, search, hash }, { replace: pathname === shown });
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [navigate, shown]);
};
