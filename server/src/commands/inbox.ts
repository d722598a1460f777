import { existsSync } from 'node:fs';
import type { Config } from '../config/config.js';
import { OwnerError } from '../config/owner-error.js';
import { withDatabase } from '../open-data-source.js';
import { databaseFile } from '../data-source-options.js';
import { MessageEntity } from '../messages/message.entity.js';
import { QuestionEntity } from '../questions/question.entity.js';
import { messageActions } from './inbox/messages.js';
import { questionActions } from './inbox/questions.js';
import type { Print } from './run-command.js';

const usage = `Usage: npm run inbox                      list the messages
       npm run inbox -- show ID           read one
       npm run inbox -- delete ID         delete one
       npm run inbox -- purge DAYS        delete all that are older
       npm run inbox -- export [FILE]     all of them as JSON
       npm run inbox -- spam              what the honeypot caught
       npm run inbox -- keep ID           take one out of the spam
       npm run inbox -- question list | show ID | answer ID TEXT | hide ID | publish ID | delete ID`;

/** The owner's commands for messages and questions. They run on the server's machine and have no HTTP endpoint. */
export async function inbox(config: Config, args: string[], print: Print): Promise<void> {
  const [first = 'list', ...rest] = args;
  const [second = 'list', ...after] = rest;
  const onMessages = messageActions.get(first);
  const onQuestions = first === 'question' ? questionActions.get(second) : undefined;
  if (!onMessages && !onQuestions) throw new OwnerError(usage);
  // Without this check a mistyped DATA_DIR would create an empty database.
  if (!config.databaseUrl && !existsSync(databaseFile(config)))
    throw new OwnerError(`There is no database in ${config.dataDirectory} yet: is DATA_DIR right?`);
  await withDatabase(config, async (dataSource) => {
    await onMessages?.(dataSource.getRepository(MessageEntity), rest, print);
    await onQuestions?.(dataSource.getRepository(QuestionEntity), after, print);
  });
}
