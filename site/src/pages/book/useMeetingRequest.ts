import { isBlank } from '@line-of-dance/server/contract';
import { useState, type FormEvent } from 'react';
import { sendMessage } from '../../api/client';
import { useCall } from '../../api/useCall';
import { owner } from '../../data/owner';
import { requestText } from './meeting/request';
import { slotsFrom } from './meeting/slots';

const { hours } = owner.scheduling;

const slotError = (slot: string | undefined) => {
  if (!slot) return 'Please choose a time.';
  return slotsFrom(hours, new Date()).includes(slot)
    ? undefined
    : 'That time is too close by now. Please choose another.';
};

const emailError = (email: string) => {
  if (isBlank(email)) return 'I need your e-mail to confirm.';
  return /^\S+@\S+$/.test(email.trim()) ? undefined : 'This is no e-mail address.';
};

type Fields = Record<'name' | 'email' | 'note' | 'website', string>;

const errorsIn = (slot: string | undefined, { name, email }: Fields) => ({
  slot: slotError(slot),
  name: isBlank(name) ? 'Name cannot be empty.' : undefined,
  email: emailError(email),
});

type Errors = Partial<ReturnType<typeof errorsIn> & { sending: string }>;

const focusFirstError = (form: HTMLFormElement, errors: Errors) => {
  const selector = errors.slot ? 'li input[type=radio]' : `[name=${errors.name ? 'name' : 'email'}]`;
  form.querySelector<HTMLElement>(selector)?.focus();
};

/** Checks and sends the request for a meeting. A failure keeps what was typed and is said. */
export const useMeetingRequest = (timeZone: string, onSent: (slot: string, fields: Fields) => void) => {
  const [slot, setSlot] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [sending, send] = useCall();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    const found = errorsIn(slot, fields);
    setErrors(found);
    if (!slot || found.slot || found.name || found.email) return focusFirstError(event.currentTarget, found);
    const { name, email, note, website } = fields;
    const message = requestText({ slot, timeZone, ownersTimeZone: hours.timeZone, note });
    if (await send(() => sendMessage({ message, name, email, website })))
      setErrors({ sending: 'Your request did not arrive. Nothing you typed is lost: please try again.' });
    else onSent(slot, fields);
    return undefined;
  };
  return { slot, setSlot, errors, sending, submit };
};
