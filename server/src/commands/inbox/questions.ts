import { OwnerError } from '../../config/owner-error.js';
import { codePoints, isBlank, limits } from '../../contract.js';
import { QuestionEntity, type Visibility } from '../../questions/question.entity.js';
import { cleaned } from '../../text/text.decorators.js';
import { type Action, find } from './action.js';
import { minuteOf, printable, printableLine, summary } from './print.js';

type QuestionAction = Action<QuestionEntity>;

const marks = ({ visibility, answer }: QuestionEntity) =>
  [
    ...(visibility === 'public' ? [] : [printableLine(visibility)]),
    ...(answer === null ? ['unanswered'] : []),
  ].join(', ');

const making =
  (visibility: Visibility, done: string): QuestionAction =>
  async (questions, args, print) => {
    const { id } = await find(questions, args);
    await questions.update({ id }, { visibility });
    print(`Question ${id} is ${done}.`);
  };

const actions: Record<string, QuestionAction> = {
  async list(questions, _args, print) {
    const found = await questions.find({ order: { id: 'DESC' } });
    if (found.length === 0) print('No questions.');
    for (const question of found) {
      const asker = printableLine(question.name ?? 'Anonymous');
      const mark = marks(question) && ` [${marks(question)}]`;
      print(
        `${question.id}  ${minuteOf(question.createdAt)}  ${asker}: ${summary(question.question)}${mark}`,
      );
    }
  },

  async show(questions, args, print) {
    const question = await find(questions, args);
    print(
      `Question ${question.id}, ${minuteOf(question.createdAt)} UTC, by ${printableLine(question.name ?? 'Anonymous')}`,
    );
    print(`\n${printable(question.question)}\n\n${printable(question.answer ?? 'No answer yet.')}`);
  },

  hide: making('hidden', 'hidden from the page'),
  publish: making('public', 'on the page'),

  async delete(questions, args, print) {
    const { id } = await find(questions, args);
    await questions.delete({ id });
    print(`Question ${id} is deleted.`);
  },

  async answer(questions, [number = '', ...words], print) {
    const question = await find(questions, [number]);
    const { id } = question;
    const answer = cleaned(words.join(' '));
    if (isBlank(answer)) throw new OwnerError('Answer cannot be empty.');
    if (codePoints(answer) > limits.answer)
      throw new OwnerError('Answer is too long: 10000 characters at most.');
    await questions.update({ id }, { answer, answeredAt: new Date().toISOString() });
    const isShown = question.visibility === 'public';
    print(
      isShown
        ? `Question ${id} is answered.`
        : `Question ${id} is answered, but not on the page: npm run inbox -- question publish ${id}`,
    );
  },
};

/** Subcommands for questions, by name. */
export const questionActions = new Map(Object.entries(actions));
