import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppShell } from '../shell/AppShell';
import { fitFrame } from '../shell/fitFrame';
import { useFocusOnChange } from '../shell/useFocusOnChange';
import { Circles, type CirclesState } from './Circles';
import { afterReply, nextStep, start, type Step } from './steps';
import { ReplyForm } from './ReplyForm';
import { Floor, Split } from './Layout.styles';
import { Words } from './SecondDate.styles';
import { Screen } from './Screen';

const circlesOf = (step: Step): CirclesState => {
  if (step.name === 'result') return step.outcome.said;
  if (step.name === 'first' || step.name === 'second') return step.name;
  return step.name === 'start' ? 'nothing' : 'covered';
};

/**
 * App in which two people answer the same question in turn, on one phone. It reveals an answer only if both gave it.
 * Nothing is stored.
 */
export const SecondDate = () => {
  const [step, setStep] = useState<Step>(start);
  const focus = useFocusOnChange(step.name);
  // Browsers cache whole pages for the Back button (bfcache), so the answers are cleared when the page is left.
  useEffect(() => {
    const forget = () => flushSync(() => setStep(start));
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  return (
    <AppShell app="second-date">
      <Split ref={fitFrame}>
        <Words key={step.name} data-step={step.name}>
          {step.name === 'first' || step.name === 'second' ? (
            <ReplyForm
              who={step.name}
              headingRef={focus}
              onReply={(reply) => setStep(afterReply(step, reply))}
            />
          ) : (
            <Screen step={step} headingRef={focus} onGoOn={() => setStep(nextStep(step))} />
          )}
        </Words>
        <Floor>
          <Circles state={circlesOf(step)} />
        </Floor>
      </Split>
    </AppShell>
  );
};
