import { Button } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import type { Outcome, Step } from './steps';
import { Lead, Note, Quote } from './SecondDate.styles';

interface Words {
  heading: string;
  text: ReactNode;
  button: string;
}

const results: Record<Outcome['said'], Omit<Words, 'button'>> = {
  again: {
    heading: 'You’d both like another date.',
    text: <Lead>Nobody has to go first any more. Whoever holds the phone names a day.</Lead>,
  },
  friends: {
    heading: 'You’d both like to be friends.',
    text: <Lead>That’s a good thing to know on the way to the tram.</Lead>,
  },
  nothing: {
    heading: 'There’s nothing to show.',
    text: (
      <Lead>
        It may have been one no or two, or a yes beside a friendship. This screen is the same for all of them,
        and nobody has to explain. You can still say thank you for the evening.
      </Lead>
    ),
  },
};

const wordsOf = (step: Step): Words => {
  if (step.name === 'result') return { ...results[step.outcome.said], button: 'Start again' };
  if (step.name === 'together')
    return {
      heading: 'Now look together.',
      text: (
        <>
          <Lead>Put the phone where you can both see it. You’ll read the same sentence.</Lead>
          <Note>
            Or say good night first. Whoever owns the phone looks on the way home, and writes only if there’s
            something to show.
          </Note>
        </>
      ),
      button: 'Show what we both said',
    };
  if (step.name === 'cover')
    return {
      heading: 'Hand the phone over.',
      text: <Lead>The first answer is covered. Nobody can open it again, not even the one who gave it.</Lead>,
      button: 'I’ve got the phone',
    };
  return {
    heading: 'It went well enough. And now?',
    text: (
      <>
        <Lead>Two people, one phone. You answer one after the other, each unseen by the other.</Lead>
        <Note>
          You’ll both read the same result. If you don’t agree, it says nothing, whether one of you said no or
          both.
        </Note>
        <Note>Nothing is stored and nothing is sent. Close the page, and it’s gone.</Note>
      </>
    ),
    button: 'I answer first',
  };
};

interface ScreenProps {
  step: Step;
  headingRef: (element: HTMLElement | null) => void;
  onGoOn: () => void;
}

/** Screen with a text and one button, for the start, the handover of the phone, and the result. */
export const Screen = ({ step, headingRef, onGoOn }: ScreenProps) => {
  const { heading, text, button } = wordsOf(step);
  const isResult = step.name === 'result';
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {text}
      {isResult &&
        step.outcome.said !== 'nothing' &&
        step.outcome.lines.map(({ from, text: line }) => (
          <Quote key={from}>
            <figcaption>{from === 'first' ? 'The filled dot' : 'The hollow dot'}</figcaption>
            <blockquote dir="auto">{line}</blockquote>
          </Quote>
        ))}
      {isResult && <Note>Both answers are gone. Only this sentence is left, until you close the page.</Note>}
      <Button kind={isResult ? 'quiet' : 'solid'} onClick={onGoOn}>
        {button}
      </Button>
    </>
  );
};
