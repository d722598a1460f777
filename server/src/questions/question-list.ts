import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { limits, paths } from '../contract.js';
import { readRevision } from '../database/revision.js';
import { CachedBody } from '../http/cached-body.js';
import type { QuestionPage } from './question-page.pipe.js';
import { QuestionsService } from './questions.service.js';

/** Ready to be sent: the JSON, and the address of what follows where the list is longer. */
export interface Listing {
  body: CachedBody;
  next: string | undefined;
  /** How many there are in all, on the first page of the answered or unanswered ones. */
  total: number | undefined;
}

/** Of first pages with different lengths; the site asks for two. */
const mostKept = 4;

const keyOf = (page: QuestionPage | undefined) => (page ? `${page.limit} ${page.answered}` : 'whole');

/**
 * The lists that are requested most, serialised once and kept until the revision in the database says that a question
 * has changed, whichever process changed it. The revision is read before the rows: a kept list may be newer than its
 * number (and is then read again for nothing), never older.
 */
@Injectable()
export class QuestionList {
  private revision: string | undefined;
  private readonly kept = new Map<string, Promise<Listing>>();
  private coming: Promise<string> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly questions: QuestionsService,
  ) {}

  async get(page: QuestionPage | undefined): Promise<Listing> {
    if (page?.before !== undefined) return this.page(page);
    const revision = await this.currentRevision();
    if (revision !== this.revision || this.kept.size > mostKept) this.kept.clear();
    this.revision = revision;
    return this.kept.get(keyOf(page)) ?? this.keep(page);
  }

  private keep(page: QuestionPage | undefined): Promise<Listing> {
    const listing = page ? this.page(page) : this.beginning();
    this.kept.set(keyOf(page), listing);
    listing.catch(() => this.kept.clear());
    return listing;
  }

  private async page(page: QuestionPage): Promise<Listing> {
    const isFirst = page.before === undefined && page.answered !== undefined;
    const total = isFirst ? await this.questions.count(page.answered === true) : undefined;
    const questions = await this.questions.list(page);
    return { body: new CachedBody(JSON.stringify(questions)), next: undefined, total };
  }

  /** The list up to the most that one response may hold. */
  private async beginning(): Promise<Listing> {
    const questions = await this.questions.list({ limit: limits.questionsPerList + 1, before: undefined });
    const parts: string[] = [];
    let bytes = 0;
    for (const question of questions.slice(0, limits.questionsPerList)) {
      const part = JSON.stringify(question);
      bytes += Buffer.byteLength(part) + 1;
      if (bytes > limits.listBytes) break;
      parts.push(part);
    }
    const body = new CachedBody(`[${parts.join(',')}]`);
    const last = questions[parts.length - 1];
    const isWhole = parts.length === questions.length || !last;
    const next = isWhole
      ? undefined
      : `${paths.questions}?limit=${limits.questionsPerPage}&before=${last.id}`;
    return { body, next, total: undefined };
  }

  /** All who ask in one turn of the event loop share one reading, which begins after the last of them has asked. */
  currentRevision(): Promise<string> {
    this.coming ??= new Promise(setImmediate).then(() => {
      this.coming = undefined;
      return readRevision(this.dataSource);
    });
    return this.coming;
  }
}
