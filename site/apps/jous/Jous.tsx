import { Button } from '@line-of-dance/ui';
import { useState } from 'react';
import { AppShell } from '../shell/AppShell';
import { Choices } from '../shell/Choices';
import { useFocusOnChange } from '../shell/useFocusOnChange';
import { AllCards } from './AllCards';
import { Card } from './Card';
import { cardsLeft, goTo, layAside, newEvening, turnCard, type Depth, type Evening } from './evening';
import { Actions, Intro, Left, Table } from './Jous.styles';
import { Stage } from './Stage';
import { useEvening } from './useEvening';

const depths: { value: Depth; label: string; text: string }[] = [
  { value: 'bread', label: 'The bread', text: 'Anybody can answer.' },
  { value: 'main', label: 'The main', text: 'You may want a minute.' },
  { value: 'coffee', label: 'The coffee', text: 'Only when the table is quiet.' },
];

/** Name of a depth inside a sentence, such as "the bread". */
const courseOf = (depth: Depth) => depths.find(({ value }) => value === depth)?.label.toLowerCase() ?? '';

const countOf = (evening: Evening): string => {
  const left = cardsLeft(evening).length;
  const cards = left === 1 ? '1 card' : `${left === 0 ? 'No' : left} cards`;
  return `${cards} left with ${courseOf(evening.depth)}`;
};

/** App that shows questions on cards to people at a table. No card is shown twice in an evening. */
export const Jous = () => {
  const [kept, change] = useEvening();
  const [moves, setMoves] = useState(0);
  const [isHandedOn, setHandedOn] = useState(false);
  const focus = useFocusOnChange(moves);
  const evening = kept ?? newEvening(new Date(0));
  const move = (step: (evening: Evening) => Evening, handsOn = false) => {
    change(step);
    setHandedOn(handsOn);
    setMoves(moves + 1);
  };
  const turn = () => move((now) => turnCard(now, Math.random));
  return (
    <AppShell app="jous">
      <Table>
        <Intro>
          <p>Put the phone between the plates. Whoever wants to answer does, and nobody keeps score.</p>
          <Choices
            legend="How far into the evening?"
            layout="row-on-phone"
            choices={depths}
            value={evening.depth}
            onChoose={(depth) => {
              change((now) => goTo(now, depth));
              setHandedOn(false);
            }}
          />
        </Intro>
        <Stage>
          <Card
            key={evening.seen.length}
            text={evening.card}
            course={`With ${courseOf(evening.depth)}`}
            isLastCourse={evening.depth === depths.at(-1)?.value}
            isHandedOn={isHandedOn}
            isUsedUp={cardsLeft(evening).length === 0}
            onTurn={turn}
            focusRef={focus}
          />
        </Stage>
        <Actions>
          {evening.card ? (
            <>
              <Button onClick={() => move(layAside)}>Answered</Button>
              <Button kind="quiet" onClick={turn}>
                Pass
              </Button>
              <Button kind="quiet" onClick={() => move(layAside, true)}>
                Hand the phone on
              </Button>
            </>
          ) : (
            <Left>{countOf(evening)}. What was turned this evening doesn’t come again.</Left>
          )}
        </Actions>
      </Table>
      <AllCards />
    </AppShell>
  );
};
