import type { Repository } from 'typeorm';
import { OwnerError } from '../../config/owner-error.js';
import { largestId, wholeNumber } from '../../questions/question-page.pipe.js';
import type { Print } from '../run-command.js';

interface Kept {
  id: number;
}

/** What the owner's word does with the rows of a table. */
export type Action<Row extends Kept> = (rows: Repository<Row>, args: string[], print: Print) => Promise<void>;

/** The row whose number the owner has typed. */
export async function find<Row extends Kept>(rows: Repository<Row>, text: string | undefined): Promise<Row> {
  const id = wholeNumber(text, largestId);
  if (id === undefined) throw new OwnerError('Which one? Give its number, as the list shows it.');
  const row = await rows.createQueryBuilder().whereInIds(id).getOne();
  if (!row) throw new OwnerError(`There is no ${rows.metadata.tableName} ${id}.`);
  return row;
}
