import { Button, EmotionField } from '@line-of-dance/ui';
import { useRef, type FormEvent } from 'react';
import styled from 'styled-components';
import { pathOf } from '../../data/kinds';
import { quickFeelings } from '../../data/words';
import { useFollow } from '../../links/useFollow';

/**
 * Form for a feeling, for which the Emotion Explorer then finds words. An empty field gets the focus. The field has no
 * `name`, so that without scripts the browser opens the explorer without the visitor's text in the address.
 */
export const FeelingForm = () => {
  const follow = useFollow();
  const input = useRef<HTMLTextAreaElement>(null);
  const explore = (ask: string) => follow(pathOf.explorer, { ask });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ask = input.current?.value ?? '';
    if (ask.trim()) explore(ask);
    else input.current?.focus();
  };
  return (
    <Form action={pathOf.explorer} onSubmit={submit}>
      <EmotionField
        ref={input}
        autoComplete="off"
        quick={quickFeelings.map((word) => (
          <Button key={word} kind="quick" onClick={() => explore(word)}>
            {word}
          </Button>
        ))}
        send={<Button type="submit">Find words</Button>}
      />
    </Form>
  );
};

const Form = styled.form`
  margin-top: var(--space-6);
`;
