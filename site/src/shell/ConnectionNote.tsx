import { accentLink, media } from '@line-of-dance/ui/theme';
import { Link } from '@line-of-dance/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { setBusy } from '../links/busy';

/**
 * Message that a page could not be fetched, because there is no connection. The previous page stays, and the browser
 * goes back to the history entry of that page. The next press on a link tries again.
 */
export const ConnectionNote = () => {
  const { key } = useLocation();
  const shown = useRef({ key, entry: '' });
  const [missed, setMissed] = useState({ address: '', on: '' });

  useEffect(() => {
    // Browsers without the Navigation API keep the address of the page that could not be fetched.
    shown.current = { key, entry: window.navigation?.currentEntry?.key ?? '' };
  }, [key]);
  useEffect(() => {
    const stay = () => {
      setBusy(false);
      const { pathname, search, hash } = location;
      setMissed({ address: pathname + search + hash, on: shown.current.key });
      if (shown.current.entry) navigation.traverseTo(shown.current.entry);
    };
    document.addEventListener('site:unreachable', stay);
    return () => document.removeEventListener('site:unreachable', stay);
  }, []);

  return (
    <Note role="status" data-unprinted="">
      {missed.on === key && (
        <p>
          There’s no connection, so that page can’t be fetched. You’re still on this one.{' '}
          <Link href={missed.address}>Try again</Link>
        </p>
      )}
    </Note>
  );
};

const Note = styled.div`
  position: fixed;
  inset: auto var(--space-4-5) 5.5rem auto;
  z-index: var(--layer-next);
  max-width: min(30rem, 100vw - 2.5rem);

  & p {
    padding: var(--space-3) var(--space-4);
    background: var(--color-raised);
    border-inline-start: var(--line-bold) solid var(--color-error);
    box-shadow: var(--shadow-float);
  }

  & a {
    ${accentLink}
    font-weight: 600;
    padding-block: var(--space-3);
  }

  /* As wide as the window, so that it hides no line of the text by half. */
  ${media.mobile} {
    inset: auto 0 0;
    max-width: none;
  }
`;
