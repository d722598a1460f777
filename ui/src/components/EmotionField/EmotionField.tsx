import {
  useId,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { Label, Layout, Line, Quick, Word } from './EmotionField.styles';

export interface EmotionFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The beginning of the sentence that the visitor completes. */
  label?: string;
  /** Words before the ready answers. */
  quickLabel?: string;
  /** Ready answers: `Button`s of the kind `quick`. They are below the line. */
  quick: ReactNode;
  /** The button that sends, a `Button`; beside the line, last in the order of Tab. */
  send: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** In characters. What is longer is set half as large, in two lines that are as high as one. */
const longestWord = 14;

/** A feeling is one line, however it wraps: Enter sends it, unless it chooses among the signs of a keyboard that suggests them. */
const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** A sentence to be finished in the visitor's own word, set as large as a title on a line of ink. */
export const EmotionField = ({
  label = 'Right now I feel',
  quickLabel = 'Or start with',
  placeholder = 'Type your emotion',
  quick,
  send,
  id,
  ...rest
}: EmotionFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [typed, setTyped] = useState('');
  const isLong = String(rest.value ?? typed).length > longestWord;
  return (
    <Layout>
      <div>
        <Label htmlFor={fieldId}>{label}</Label>
        <Line>
          <Word
            id={fieldId}
            dir="auto"
            rows={2}
            enterKeyHint="send"
            placeholder={placeholder}
            data-long={isLong || undefined}
            onKeyDown={sendOnEnter}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            {...rest}
          />
        </Line>
      </div>
      <Quick role="group" aria-labelledby={`${fieldId}-quick`}>
        <span id={`${fieldId}-quick`}>{quickLabel}</span>
        {quick}
      </Quick>
      {send}
    </Layout>
  );
};
