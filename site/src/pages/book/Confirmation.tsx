import { Button, ErrorLine, nameOfZone } from '@line-of-dance/ui';
import { useEffect, useRef, useState } from 'react';
import { owner } from '../../data/owner';
import { saveFile } from '../../../browser/saveFile';
import { Actions, Meeting, Receipt } from './Booking.styles';
import { meetingTimeIn, onOtherClock } from './meeting/meetingTime';
import type { Asked } from './useMeetingRequest';

interface ConfirmationProps {
  asked: Asked;
  timeZone: string;
  onAskAgain: () => void;
}

const loadCalendarFile = () => import('./meeting/calendarFile');

const saveCalendarFile = async (slot: string) => {
  const { calendarFile } = await loadCalendarFile();
  const file = new Blob([calendarFile(slot, owner.name ?? owner.siteName)], { type: 'text/calendar' });
  saveFile(file, `meeting-${slot.slice(0, 10)}.ics`);
};

/** Confirms that the request was sent: shows the time of the meeting, and offers it as a calendar file. */
export const Confirmation = ({ asked: { slot, email }, timeZone, onAskAgain }: ConfirmationProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form was longer than the confirmation, which may be outside the window now.
    window.scrollTo(0, 0);
    // Fetched now, because there may be no connection when the visitor saves the file.
    loadCalendarFile().catch(console.error);
  }, []);
  const yours = meetingTimeIn(slot, timeZone);
  const mine = onOtherClock(slot, timeZone, owner.scheduling.hours.timeZone);
  const zone = nameOfZone(timeZone).replaceAll(' ', '\u00A0');
  return (
    <Receipt>
      <h2 ref={heading} tabIndex={-1}>
        Your request has arrived
      </h2>
      <p>
        <b>{yours.day}</b>
        <br />
        {yours.hours} for you ({zone})
        {mine && (
          <>
            <br />
            {mine} for me
          </>
        )}
      </p>
      <p>I’ll confirm it to {email}.</p>
      <Actions>
        <Button kind="quiet" onClick={() => void saveCalendarFile(slot).catch(() => setHasFailed(true))}>
          Save it to my calendar (.ics)
        </Button>
        <Button kind="link" onClick={onAskAgain}>
          Ask for another time
        </Button>
      </Actions>
      {hasFailed && <ErrorLine>The file couldn’t be fetched. Please write the time down.</ErrorLine>}
      <Meeting viewBox="0 0 320 100" aria-hidden="true">
        <path d="M1220 88H208c-28 0-60-10-60-34 0-17 20-17 20 0 0 24-32 34-60 34H42" pathLength="1" />
        <circle cx="36" cy="88" r="6" />
        <circle cx="21" cy="88" r="6" />
      </Meeting>
    </Receipt>
  );
};
