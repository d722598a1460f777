import { useId } from 'react';
import { Group, Options, Stop } from './Choices.styles';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A few words below the label. Not shown in a horizontal layout. */
  text?: string;
}

interface ChoicesProps<Value extends string> {
  /** Question above the choices. */
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  layout?: 'column' | 'row' | 'row-on-phone';
}

/** Radio buttons, shown as dots on a line. */
export const Choices = <Value extends string>({
  legend,
  choices,
  value,
  onChoose,
  layout = 'column',
}: ChoicesProps<Value>) => {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Options data-layout={layout}>
        {choices.map((choice) => (
          <Stop key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              <b>{choice.label}</b>
              {choice.text && <small>{choice.text}</small>}
            </span>
          </Stop>
        ))}
      </Options>
    </Group>
  );
};
