import { Button, ErrorLine, Field, Link, LoadingMessage, SlotPicker, TextArea } from '@line-of-dance/ui';
import type { MouseEvent } from 'react';
import { pathOf } from '../../data/kinds';
import { owner } from '../../data/owner';
import { HoneypotField } from '../../forms/HoneypotField';
import { createFormDraft } from '../../forms/drafts';
import { showInMiddle } from '../../forms/showInMiddle';
import { NeedsScripts } from '../../parts/NeedsScripts';
import { Continue, Details, Panel, Receipt, RequestFields } from './Booking.styles';
import { Confirmation } from './Confirmation';
import { meetingTimeIn } from './meeting/meetingTime';
import { useAsked, useMeetingRequest } from './useMeetingRequest';
import { useTimeZone } from './useTimeZone';

const { hours } = owner.scheduling;

const ShareAnything = () => <Link href={pathOf.message}>Share Anything</Link>;

const [ref, clear] = createFormDraft();

const timeOf = (slot: string, timeZone: string) => {
  const { day, hours: time } = meetingTimeIn(slot, timeZone);
  return `${day}, ${time}`;
};

/**
 * Scrolls to the fields for the visitor's details, which begin below the visible part of the page, and focuses the
 * first.
 */
const showDetails = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  const name = currentTarget.form?.querySelector<HTMLInputElement>('[name=name]');
  name?.scrollIntoView({ block: 'center' });
  name?.focus({ preventScroll: true });
};

const RequestForm = ({ timeZone }: { timeZone: string }) => {
  const { slots, slot, choose, errors, correct, sending, submit } = useMeetingRequest(timeZone, clear);
  if (slots.length === 0)
    return (
      <Receipt>
        <p>
          I have no free half hour in the next four weeks. Write to me in <ShareAnything />.
        </p>
      </Receipt>
    );
  return (
    <RequestFields
      ref={ref}
      method="post"
      aria-label="A meeting of thirty minutes"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <SlotPicker
        slots={slots}
        timeZone={timeZone}
        hostTimeZone={hours.timeZone}
        value={slot}
        onChoose={choose}
        action={
          <Continue kind="quiet" onClick={showDetails}>
            Continue
          </Continue>
        }
        error={errors.slot}
      />
      <Details as="div">
        {slot && <h2>{timeOf(slot, timeZone)}</h2>}
        <p>I may be busy at some of these times, so I’ll confirm by e-mail.</p>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          error={errors.name}
          onChange={() => correct('name')}
        />
        <Field
          label="Your e-mail"
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
          onChange={() => correct('email')}
        />
        <TextArea label="What it is about" name="note" optional rows={3} />
        <HoneypotField />
        {errors.sending && (
          <ErrorLine ref={showInMiddle}>
            {errors.sending} If it fails again, write to me in <ShareAnything />.
          </ErrorLine>
        )}
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : slot ? 'Ask for this time' : 'Ask for a time'}
        </Button>
      </Details>
    </RequestFields>
  );
};

/** The site's own calendar, used while the owner has no scheduling service. */
export const Booking = () => {
  const [asked, setAsked] = useAsked();
  const timeZone = useTimeZone();
  if (!timeZone)
    return (
      <Panel data-unprinted="">
        <LoadingMessage>Loading...</LoadingMessage>
        <NeedsScripts what="The calendar">
          Write to me through <ShareAnything />.
        </NeedsScripts>
      </Panel>
    );
  return asked ? (
    <Confirmation asked={asked} timeZone={timeZone} onAskAgain={() => setAsked(() => undefined)} />
  ) : (
    <RequestForm timeZone={timeZone} />
  );
};
