import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Label, Layout, Quick, Word } from './EmotionField.styles';

export interface EmotionFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The beginning of the sentence that the visitor completes. */
  label?: string;
  /** Words before the ready answers. */
  quickLabel?: string;
  /** Ready answers: `Button`s of the kind `quick`. They are below the line. */
  quick: ReactNode;
  /** The button that sends, a `Button`; beside the line, last in the order of Tab. */
  send: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** In characters. What is longer is set smaller. */
const longestWord = 14;

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
  const isLong = String(rest.value ?? '').length > longestWord;
  return (
    <Layout>
      <div>
        <Label htmlFor={fieldId}>{label}</Label>
        <Word id={fieldId} dir="auto" placeholder={placeholder} data-long={isLong || undefined} {...rest} />
      </div>
      <Quick role="group" aria-labelledby={`${fieldId}-quick`}>
        <span id={`${fieldId}-quick`}>{quickLabel}</span>
        {quick}
      </Quick>
      {send}
    </Layout>
  );
};
