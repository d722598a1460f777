import { accentLink } from '@line-of-dance/ui/theme';
import { Link } from '@line-of-dance/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** The router's index of the current history entry. */
const entryIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Message for a page that cannot be fetched without a connection. Also returns to the history entry of the page that is
 * still shown. Any link tries again.
 */
export const ConnectionNote = () => {
  const { key } = useLocation();
  const shown = useRef({ key, index: 0 });
  const isReturning = useRef(false);
  const [missed, setMissed] = useState({ address: '', on: '' });

  useEffect(() => {
    shown.current = { key, index: entryIndex() };
  }, [key]);
  useEffect(() => {
    const stay = () => {
      if (isReturning.current) return;
      const { pathname, search, hash } = location;
      setMissed({ address: pathname + search + hash, on: shown.current.key });
      // `history.go(0)` would reload the page.
      const back = shown.current.index - entryIndex();
      isReturning.current = back !== 0;
      if (back !== 0) history.go(back);
    };
    // The browser goes back asynchronously, and the page can fail twice until then.
    const arrive = () => {
      isReturning.current = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('site:unreachable', stay, { signal });
    addEventListener('popstate', arrive, { signal });
    return () => listening.abort();
  }, []);

  return (
    <Note role="status">
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
  inset: auto auto 5.5rem var(--space-4-5);
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
    line-height: 2.75;
  }

  @media print {
    display: none;
  }
`;
