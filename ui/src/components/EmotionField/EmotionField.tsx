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
  /** Beginning of the sentence that the visitor completes, such as "Right now I feel". */
  label?: string;
  /** Text before the suggested answers. */
  quickLabel?: string;
  /** Suggested answers below the field: `Button`s of the kind `quick`. */
  quick: ReactNode;
  /** Submit `Button`, beside the field, or below it on a phone. */
  send: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Classifies a text by its length, which decides its font size. A `sentence` has two lines. In a narrow field, a `long
 * line` has two as well.
 */
const lengthOf = ({ length }: string) => {
  if (length > 44) return 'sentence';
  if (length > 28) return 'long line';
  if (length > 20) return 'line';
  return length > 14 ? 'words' : undefined;
};

/** `keyCode` of an Enter that accepts characters of an IME. In Safari, `isComposing` is already false at that time. */
const acceptsComposition = 229;

/** Submits the form on Enter, because a feeling is one line. While an IME is composing, Enter accepts characters. */
const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (
    event.defaultPrevented ||
    event.key !== 'Enter' ||
    event.nativeEvent.isComposing ||
    event.keyCode === acceptsComposition
  )
    return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** Large text field that completes a sentence. The label is the beginning: "Right now I feel". */
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
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
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
            {...rest}
            data-length={lengthOf(String(rest.value ?? typed))}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              sendOnEnter(event);
            }}
            onInput={(event) => {
              rest.onInput?.(event);
              setTyped(event.currentTarget.value);
            }}
          />
        </Line>
      </div>
      {send}
      <Quick role="group" aria-labelledby={`${fieldId}-quick`}>
        <span id={`${fieldId}-quick`}>{quickLabel}</span>
        {quick}
      </Quick>
    </Layout>
  );
};
