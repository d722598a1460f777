import { Button, ErrorLine, Field } from '@line-of-dance/ui';
import { useState, type FormEvent } from 'react';
import { Choices } from '../shell/Choices';
import type { Answer, Reply } from './steps';
import { Form, Kicker, Note } from './SecondDate.styles';

const choices: { value: Answer; label: string }[] = [
  { value: 'again', label: 'Yes, another date' },
  { value: 'friends', label: 'As friends, gladly' },
  { value: 'no', label: 'No, and thank you' },
];

const longest = 140;

interface ReplyFormProps {
  who: 'first' | 'second';
  headingRef: (element: HTMLElement | null) => void;
  onReply: (reply: Reply) => void;
}

/**
 * Form for one person's answer. Removed before the phone is passed on, so that the other person cannot see the answer.
 */
export const ReplyForm = ({ who, headingRef, onReply }: ReplyFormProps) => {
  const [answer, setAnswer] = useState<Answer>();
  const [line, setLine] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer) onReply({ answer, line });
    else setMissing(true);
  };
  return (
    <Form onSubmit={submit} autoComplete="off" noValidate>
      <Kicker>{who === 'first' ? 'You’re the filled dot' : 'You’re the hollow dot'}</Kicker>
      <h2 ref={headingRef} tabIndex={-1}>
        Would you like another evening?
      </h2>
      <Choices legend="Your answer" choices={choices} value={answer} onChoose={setAnswer} />
      {isMissing && !answer && <ErrorLine>Choose one of the three first.</ErrorLine>}
      <Field
        label="One line for the other"
        optional
        value={line}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setLine(event.target.value)}
      />
      <Note>It’s read only if you both say “another date”, or both “as friends”.</Note>
      <Button type="submit">Cover my answer</Button>
    </Form>
  );
};
