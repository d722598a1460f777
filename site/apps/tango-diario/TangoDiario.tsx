import { Button, ErrorLine, Icon } from '@line-of-dance/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AppShell } from '../shell/AppShell';
import { fitFrame } from '../shell/fitFrame';
import { useFocusOnChange } from '../shell/useFocusOnChange';
import type { Night } from './diary/night';
import { useDiary } from './diary/useDiary';
import { Files } from './Files';
import { NightForm } from './form/NightForm';
import { Caption, Diary, Lead, Notice, Opening, Year, YearHead } from './TangoDiario.styles';
import { useEditing } from './useEditing';
import { exampleYear } from './year/exampleYear';
import { NightTable } from './year/NightTable';
import { YearPicture } from './year/YearPicture';

const none: readonly Night[] = [];

const yearOf = (date: string) => Number(date.slice(0, 4));

const example =
  'The rings are an example year. Each of your nights becomes a dot. A column is a week. The better the night, the larger its dot.';

const captionOf = (year: number, count: number): string =>
  count === 0
    ? `No night in ${year} yet. A column is a week. Each night becomes a dot. The better it was, the larger the dot.`
    : `${count === 1 ? 'One night' : `${count} nights`} in ${year}. A column is a week, a dot a night. The better the night, the larger its dot.`;

/**
 * Returns a function that stays the same in all renders and calls the latest `call`. So the memoised table does not
 * render again. An import, which takes a while, adds its nights to those that the diary has when it ends.
 */
const useStable = <Argument,>(call: (argument: Argument) => void) => {
  const newest = useRef(call);
  useEffect(() => void (newest.current = call));
  return useCallback((argument: Argument) => newest.current(argument), []);
};

/** App with a diary of dance nights, stored in this browser. */
export const TangoDiario = () => {
  const { nights, today, keep, trouble, saveUnreadable } = useDiary();
  const [chosenYear, setYear] = useState<number>();
  const all = nights ?? none;
  const { editing, draft, keepDraft, notice, moves, open, close, save, remove, addAll, undo } = useEditing(
    all,
    keep,
  );
  const focus = useFocusOnChange(moves);
  const edit = useStable(open);
  const drop = useStable(remove);
  const add = useStable(addAll);
  const year = chosenYear ?? yearOf(today);
  const ofYear = useMemo(() => all.filter(({ date }) => yearOf(date) === year), [all, year]);
  const isExample = nights?.length === 0 && !trouble;
  const drawn = useMemo(() => (isExample ? exampleYear(year) : ofYear), [isExample, year, ofYear]);
  const caption = isExample ? example : captionOf(year, ofYear.length);
  return (
    <AppShell app="tango-diario">
      <Diary ref={fitFrame}>
        {trouble && <ErrorLine>{trouble}</ErrorLine>}
        {editing ? (
          <NightForm
            key={editing.night?.id ?? 'new'}
            night={editing.night}
            draft={draft}
            onChange={keepDraft}
            headingRef={focus}
            onSave={(night) => {
              save(night);
              setYear(yearOf(night.date));
            }}
            onCancel={close}
          />
        ) : (
          <Opening>
            <Lead>
              Where you were, how it felt, one line on what happened. Short enough for the night bus.
            </Lead>
            <Button ref={notice ? null : focus} onClick={() => open()}>
              Add a night
            </Button>
          </Opening>
        )}
        <div role="status">
          {notice && (
            <Notice>
              <span ref={notice.undo ? null : focus} tabIndex={-1}>
                {notice.text}
              </span>
              {notice.undo && (
                <Button kind="link" ref={focus} onClick={undo}>
                  Undo
                </Button>
              )}
            </Notice>
          )}
        </div>
        <Year aria-labelledby="year">
          <YearHead>
            <h2 id="year">{nights ? year : 'The year'}</h2>
            <Button kind="icon" aria-label="The year before" onClick={() => setYear(year - 1)}>
              <Icon name="chevron" data-turn="back" />
            </Button>
            <Button kind="icon" aria-label="The year after" onClick={() => setYear(year + 1)}>
              <Icon name="chevron" data-turn="on" />
            </Button>
          </YearHead>
          <YearPicture year={year} nights={drawn} isExample={isExample} />
          <Caption>{nights ? caption : 'A column is a week, a dot a night.'}</Caption>
          {ofYear.length > 0 && (
            <NightTable caption={`The nights of ${year}`} nights={ofYear} onEdit={edit} onDelete={drop} />
          )}
        </Year>
        <Files nights={all} onImport={add} onSaveUnreadable={saveUnreadable} />
      </Diary>
    </AppShell>
  );
};
