import type { Repository } from 'typeorm';
import { OwnerError } from '../../config/owner-error.js';
import { largestId, wholeNumber } from '../../questions/question-page.pipe.js';
import type { Print } from '../run-command.js';

interface Numbered {
  id: number;
}

/** A subcommand of `npm run inbox`, such as `show` or `delete`, for the rows of one table. */
export type Action<Row extends Numbered> = (
  rows: Repository<Row>,
  args: string[],
  print: Print,
) => Promise<void>;

/** Finds the row whose id the owner typed. Refuses anything but a single id. */
export async function find<Row extends Numbered>(
  rows: Repository<Row>,
  [text, ...more]: string[],
): Promise<Row> {
  const id = more.length === 0 ? wholeNumber(text, largestId) : undefined;
  if (id === undefined) throw new OwnerError('Which one? Give one number at a time, as the list shows it.');
  const row = await rows.createQueryBuilder().whereInIds(id).getOne();
  if (!row) throw new OwnerError(`There is no ${rows.metadata.tableName} ${id}.`);
  return row;
}
