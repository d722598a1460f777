import { isBlank } from '@line-of-dance/server/contract';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { sendMessage, type Failure } from '../../api/client';
import { owner } from '../../data/owner';
import { createCall } from '../../forms/calls';
import { createPageState, createVisitState } from '../../forms/visitState';
import { requestText } from './meeting/meetingTime';
import { slotsFrom } from './meeting/slots';

const { hours } = owner.scheduling;

/** A request for a meeting that the visitor has sent. */
export interface Asked {
  slot: string;
  email: string;
}

export const useAsked = createVisitState<Asked | undefined>(undefined);
const useSlot = createVisitState<string | undefined>(undefined);
const useSending = createCall();

const slotError = (slot: string | undefined, slots: readonly string[]) => {
  if (!slot) return 'Please choose a time.';
  return slots.includes(slot) ? undefined : 'That time is too close by now. Please choose another.';
};

const emailError = (email: string) => {
  if (isBlank(email)) return 'I need your e-mail to confirm.';
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'That doesn’t look like an e-mail address.';
};

type Fields = Record<'name' | 'email' | 'note' | 'website', string>;

const errorsIn = (slot: string | undefined, slots: readonly string[], { name, email }: Fields) => ({
  slot: slotError(slot, slots),
  name: isBlank(name) ? 'Name cannot be empty.' : undefined,
  email: emailError(email),
});

type Errors = Partial<ReturnType<typeof errorsIn> & { sending: string }>;

const focusFirstError = (form: HTMLFormElement, errors: Errors) => {
  const selector = errors.slot ? 'li input[type=radio]' : `[name=${errors.name ? 'name' : 'email'}]`;
  form.querySelector<HTMLElement>(selector)?.focus();
};

const sendingErrors: Record<Failure, string> = {
  refused:
    'Your request did not arrive because a text in it is too long. Please shorten it: nothing you typed is lost.',
  limited:
    'Your request did not arrive because there were too many in a short time. Nothing you typed is lost: please wait a few minutes.',
  unavailable: 'Your request did not arrive. Nothing you typed is lost: please try again.',
};

const useErrors = createPageState<Errors>({});

/** Checks and sends the request for a meeting. After a failure, the visitor's text stays and an error is shown. */
export const useMeetingRequest = (timeZone: string, onSent: (fields: Fields) => void) => {
  const [slots, setSlots] = useState(() => slotsFrom(hours, new Date()));
  const [chosen, setSlot] = useSlot();
  // A time that was chosen earlier in the visit may be too close by now.
  const slot = slots.find((free) => free === chosen);
  const [, setAsked] = useAsked();
  const [errors, setErrors] = useErrors();
  const [sending, send] = useSending();
  /** Removes the error of a field when the field is changed. */
  const correct = (field: keyof Errors) => setErrors((shown) => ({ ...shown, [field]: undefined }));
  const choose = (time: string) => {
    setSlot(() => time);
    correct('slot');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    const free = slotsFrom(hours, new Date());
    const found = errorsIn(slot, free, fields);
    // Renders the free times at once, because the first one may get the focus.
    flushSync(() => {
      setSlots(free);
      setErrors(() => found);
    });
    if (!slot || found.slot || found.name || found.email) return focusFirstError(event.currentTarget, found);
    const { name, email, note, website } = fields;
    const message = requestText({ slot, timeZone, ownersTimeZone: hours.timeZone, note });
    const failure = await send(() => sendMessage({ message, name, email, website }));
    if (failure) return setErrors(() => ({ sending: sendingErrors[failure] }));
    setSlot(() => undefined);
    onSent(fields);
    return setAsked(() => ({ slot, email: email.trim() }));
  };
  return { slots, slot, choose, errors, correct, sending, submit };
};
