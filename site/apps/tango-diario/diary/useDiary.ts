import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../../browser/saveFile';
import { tonight } from '../../../browser/tonight';
import { fromStorage, merge, toJson } from './files';
import type { Night } from './night';

const key = 'tango-diario';
/** Storage key for copies of all diaries that could not be read. */
const unreadableKey = `${key}-unreadable`;

/** Messages for the visitor if the diary cannot be stored or read. */
const troubles = {
  blocked:
    'This browser doesn’t let the page keep anything. What you write is gone when you close it: export it before.',
  full: 'This browser has no room left for the diary. The last change is in this window alone: export it before you close it.',
  unreadable:
    'What was kept here can’t be read any more. It’s set aside in this browser, and you can save it as a file below. A new diary begins.',
  incomplete:
    'Some of what was kept here can’t be read any more. It’s set aside in this browser, and you can save it as a file below. The other nights are here.',
  onlyCopy:
    'Some of what was kept here can’t be read any more, and this browser has no room to set it aside. Save it as a file below. Until you do, I don’t write over it, and what you add or change is in this window alone.',
};

type Trouble = keyof typeof troubles;

interface Diary {
  nights: readonly Night[];
  trouble?: Trouble | undefined;
  /** Stored data that could not be read as a diary, as one text. */
  unreadable?: string | undefined;
}

const write = (text: string, under = key): Trouble | undefined => {
  try {
    localStorage.setItem(under, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
};

const read = (): Diary => {
  let kept: string | null;
  let before: string | null;
  try {
    kept = localStorage.getItem(key);
    before = localStorage.getItem(unreadableKey);
  } catch {
    return { nights: [], trouble: 'blocked' };
  }
  const { nights, isWhole } = kept ? fromStorage(kept) : { nights: [], isWhole: true };
  if (!kept || isWhole) return { nights, unreadable: before ?? undefined };
  const unreadable = before?.includes(kept) ? before : [before, kept].filter(Boolean).join('\n');
  if (write(unreadable, unreadableKey)) return { nights, trouble: 'onlyCopy', unreadable };
  return { nights, trouble: nights.length > 0 ? 'incomplete' : 'unreadable', unreadable };
};

/**
 * Reads the diary from storage, which another window may have changed. Keeps the nights that this window could not
 * store.
 */
const readBeside = (shown: Diary | undefined): Diary =>
  shown?.trouble === 'blocked' || shown?.trouble === 'full' || shown?.trouble === 'onlyCopy'
    ? { ...shown, nights: merge(shown.nights, read().nights).nights }
    : read();

/**
 * Returns the diary that is stored in this browser, and functions to change it. `nights` are sorted newest first, and
 * `undefined` until storage has been read.
 */
export const useDiary = () => {
  const [diary, setDiary] = useState<Diary>();
  // An arbitrary day for the prerendered page, which has no nights.
  const [today, setToday] = useState('2024-01-01');
  const show = useEffectEvent(() => {
    setDiary(readBeside(diary));
    setToday(tonight(new Date()));
  });
  useEffect(() => {
    show();
    // Another tab, or the iframe on a page of the site, has changed the diary.
    const follow = (event: StorageEvent) => event.key === key && show();
    // Browsers can show a cached page after Back (bfcache). Another tab may have changed the diary meanwhile.
    const returnTo = (event: PageTransitionEvent) => event.persisted && show();
    addEventListener('storage', follow);
    addEventListener('pageshow', returnTo);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', returnTo);
    };
  }, []);
  const { nights, trouble, unreadable } = diary ?? {};
  const keep = (changed: readonly Night[]) =>
    setDiary({
      nights: changed,
      trouble: trouble === 'onlyCopy' ? trouble : write(toJson(changed)),
      unreadable,
    });
  /** Downloads the unreadable diaries as a file. After that the new diary can replace them in storage. */
  const saveUnreadable = () => {
    saveFile(new Blob([unreadable ?? ''], { type: 'text/plain' }), `${unreadableKey}.txt`);
    if (nights && trouble === 'onlyCopy') setDiary({ nights, trouble: write(toJson(nights)), unreadable });
  };
  return {
    nights,
    today,
    keep,
    trouble: trouble && troubles[trouble],
    saveUnreadable: unreadable ? saveUnreadable : undefined,
  };
};
