import { Button, QuestionEntry, QuestionList, type ButtonProps } from '@line-of-dance/ui';

const named: ButtonProps = { kind: 'icon', 'aria-label': 'Close', children: '×' };

/** Elements that the types must accept, and one that they must refuse. They are type-checked, but never rendered. */
export const checkedByTheCompiler = [
  <Button key="named" {...named} />,
  <Button key="labelled" kind="icon" aria-labelledby="heading">
    ×
  </Button>,
  // @ts-expect-error An icon button needs an accessible name.
  <Button key="nameless" kind="icon">
    ×
  </Button>,
  <QuestionList key="numbers" questions={[{ id: 1, question: 'Why?' }]} currentId={1} />,
  <QuestionList key="strings" questions={[{ id: 'b2f1', question: 'Why?' }]} currentId="b2f1" />,
  <QuestionEntry key="entry" item={{ id: 'b2f1', question: 'Why?' }} />,
];
