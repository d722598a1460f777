import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** A number that a trigger raises with every change of a question, whichever process or program makes it. */
@Injectable()
export class Revision {
  private coming: Promise<string> | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** All who ask in one turn of the event loop share one reading, which begins after the last of them has asked. */
  read(): Promise<string> {
    this.coming ??= new Promise(setImmediate).then(async () => {
      this.coming = undefined;
      const [row] = await this.dataSource.query<{ value: number | string }[]>('SELECT value FROM revision');
      return String(row?.value);
    });
    return this.coming;
  }
}

/**
 * What was made of the questions, each thing once until one of them changes. The revision is read before the questions:
 * what is kept may be newer than its number (and is then made again for nothing), never older.
 */
export class KeptUntilChanged<T> {
  private known: string | undefined;
  private readonly kept = new Map<string, Promise<T>>();

  constructor(
    private readonly revision: Revision,
    private readonly most: number,
  ) {}

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const revision = await this.revision.read();
    if (revision !== this.known || this.kept.size > this.most) this.kept.clear();
    this.known = revision;
    const found = this.kept.get(key);
    if (found) return found;
    const made = make();
    this.kept.set(key, made);
    made.catch(() => this.kept.clear());
    return made;
  }
}
