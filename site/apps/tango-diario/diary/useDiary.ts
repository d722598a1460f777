import { useCallback, useEffect, useState } from 'react';
import { fromStorage, toJson } from './files';
import { tonight, type Night } from './night';

const key = 'tango-diario';

/** Messages for the visitor if the diary cannot be stored or read. */
const troubles = {
  blocked:
    'This browser doesn’t let the page keep anything. What you write is gone when you close it: export it before.',
  full: 'This browser has no room left for the diary. The last change is in this window alone: export it before you close it.',
  unreadable:
    'What was kept here can’t be read any more. It’s set aside in this browser, and a new diary begins.',
  incomplete:
    'Some of what was kept here can’t be read any more. It’s set aside in this browser, and the other nights are below.',
};

type Trouble = keyof typeof troubles;

const read = (): { nights: Night[]; trouble?: Trouble } => {
  let kept: string | null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    return { nights: [], trouble: 'blocked' };
  }
  if (!kept) return { nights: [] };
  const { nights, isWhole } = fromStorage(kept);
  if (isWhole) return { nights };
  write(kept, `${key}-unreadable`);
  return { nights, trouble: nights.length > 0 ? 'incomplete' : 'unreadable' };
};

const write = (text: string, under = key): Trouble | undefined => {
  try {
    localStorage.setItem(under, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
};

/** Nights stored in this browser, newest first. `undefined` until they are read. */
export const useDiary = () => {
  const [nights, setNights] = useState<readonly Night[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  // An arbitrary day for the prerendered page, which has no nights.
  const [today, setToday] = useState('2024-01-01');
  useEffect(() => {
    const show = () => {
      const diary = read();
      setToday(tonight(new Date()));
      setNights(diary.nights);
      setTrouble(diary.trouble);
    };
    show();
    // Updates when another tab or the frame on the site changes the diary.
    const follow = (event: StorageEvent) => event.key === key && show();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const keep = useCallback((changed: readonly Night[]) => {
    setNights(changed);
    setTrouble(write(toJson(changed)));
  }, []);
  return { nights, today, keep, trouble: trouble && troubles[trouble] };
};
