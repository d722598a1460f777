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
  async (questions, [id], print) => {
    await questions.update({ id: (await find(questions, id)).id }, { visibility });
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

  async show(questions, [id], print) {
    const question = await find(questions, id);
    print(
      `Question ${question.id}, ${minuteOf(question.createdAt)} UTC, by ${printableLine(question.name ?? 'Anonymous')}`,
    );
    print(`\n${printable(question.question)}\n\n${printable(question.answer ?? 'No answer yet.')}`);
  },

  hide: making('hidden', 'hidden from the page'),
  publish: making('public', 'on the page'),

  async delete(questions, [id], print) {
    await questions.delete({ id: (await find(questions, id)).id });
    print(`Question ${id} is deleted.`);
  },

  async answer(questions, [id, ...words], print) {
    const question = await find(questions, id);
    const answer = cleaned(words.join(' '));
    if (isBlank(answer)) throw new OwnerError('Answer cannot be empty.');
    if (codePoints(answer) > limits.answer)
      throw new OwnerError('Answer is too long: 10000 characters at most.');
    await questions.update({ id: question.id }, { answer, answeredAt: new Date().toISOString() });
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
