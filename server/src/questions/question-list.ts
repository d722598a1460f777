import { Injectable } from '@nestjs/common';
import type { Question } from '../contract.js';
import { Database } from '../database/database.js';
import { Tagged } from '../http/conditional.js';
import { largestId, type QuestionPage } from './question-page.pipe.js';

const readRevision = 'SELECT value FROM revision';
const readPage = `SELECT id, question, name, answer FROM question
  WHERE visibility = 'public' AND id < $1 ORDER BY id DESC LIMIT $2`;

/** A long list is read in parts, so that other visitors are served in between. */
const part = 500;

interface Kept {
  revision: string;
  list: Promise<Tagged>;
}

/**
 * The whole list, serialised once and kept until the revision in the database says that a question has changed,
 * whichever process changed it. The revision is read before the rows: a kept list may be newer than its number
 * (and is then read again for nothing), never older.
 */
@Injectable()
export class QuestionList {
  private kept: Kept | undefined;
  private coming: Promise<string> | undefined;

  constructor(private readonly database: Database) {}

  async whole(): Promise<Tagged> {
    const revision = await this.revision();
    return this.kept?.revision === revision ? this.kept.list : this.keep(revision);
  }

  async page({ limit, before }: QuestionPage): Promise<Tagged> {
    return new Tagged(JSON.stringify(await this.database.read<Question>(readPage, [before, limit])));
  }

  private keep(revision: string): Promise<Tagged> {
    const kept: Kept = { revision, list: this.build() };
    this.kept = kept;
    kept.list.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.list;
  }

  private async build(): Promise<Tagged> {
    const parts: string[] = [];
    let before = largestId;
    for (;;) {
      const rows = await this.database.read<Question>(readPage, [before, part]);
      if (rows.length > 0) parts.push(JSON.stringify(rows).slice(1, -1));
      const last = rows.at(-1);
      if (!last || rows.length < part) return new Tagged(`[${parts.join(',')}]`);
      before = last.id;
      await new Promise(setImmediate);
    }
  }

  /** All who ask in one turn of the event loop share one reading, which begins after the last of them has asked. */
  private revision(): Promise<string> {
    this.coming ??= new Promise(setImmediate).then(() => {
      this.coming = undefined;
      return this.readRevision();
    });
    return this.coming;
  }

  private async readRevision(): Promise<string> {
    const [row] = await this.database.read<{ value: number | string }>(readRevision);
    return String(row?.value);
  }
}
