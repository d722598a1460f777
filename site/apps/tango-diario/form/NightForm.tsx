import { Button, ErrorLine, Field } from '@line-of-dance/ui';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { tonight } from '../../../browser/tonight';
import { Choices } from '../../shell/Choices';
import { newId } from '../diary/files';
import {
  longest,
  moods,
  readNight,
  textsOf,
  type Night,
  type NightFault,
  type NightTexts,
} from '../diary/night';
import { Buttons, Form, Pair } from './NightForm.styles';

const choices = moods.map((label, index) => ({ value: String(index + 1), label }));

const blank = (): NightTexts => ({
  date: tonight(new Date()),
  place: '',
  dances: '',
  partners: '',
  line: '',
  mood: '',
});

interface NightFormProps {
  /** The night to edit. `undefined` for a new one. */
  night: Night | undefined;
  /** Texts that the visitor typed earlier and has not saved. */
  draft: NightTexts | undefined;
  onChange: (texts: NightTexts) => void;
  headingRef: (element: HTMLElement | null) => void;
  onSave: (night: Night) => void;
  onCancel: () => void;
}

/** Form for a night. Only date and mood are required. */
export const NightForm = ({ night, draft, onChange, headingRef, onSave, onCancel }: NightFormProps) => {
  const texts = draft ?? (night ? textsOf(night) : blank());
  const [fault, setFault] = useState<NightFault>({});
  const set = (name: keyof NightTexts, text: string) => {
    setFault((shown) => ({ ...shown, [name]: undefined }));
    onChange({ ...texts, [name]: text });
  };
  const change = (name: keyof NightTexts) => ({
    value: texts[name],
    error: fault[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readNight(texts, night?.id ?? newId());
    if ('night' in result) onSave(result.night);
    else setFault(result.fault);
  };
  return (
    <Form onSubmit={submit} noValidate aria-labelledby="night-form">
      <h2 id="night-form" ref={headingRef} tabIndex={-1}>
        {night ? 'Edit this night' : 'A new night'}
      </h2>
      <Pair>
        <Field label="Date" type="date" {...change('date')} />
        <Field label="Dances" optional type="number" min={0} inputMode="numeric" {...change('dances')} />
      </Pair>
      <Field label="Where" optional maxLength={longest.place} {...change('place')} />
      <Choices
        legend="How was it, on the way home?"
        layout="row"
        choices={choices}
        value={texts.mood}
        onChoose={(mood) => set('mood', mood)}
      />
      {fault.mood && <ErrorLine>{fault.mood}</ErrorLine>}
      <Field
        label="With, by initials"
        optional
        placeholder="M., J.K., red shoes"
        maxLength={longest.partners}
        {...change('partners')}
      />
      <Field label="One line" optional maxLength={longest.line} {...change('line')} />
      <Buttons>
        <Button type="submit">Keep this night</Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
};
