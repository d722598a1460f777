import { Injectable } from '@nestjs/common';
import { limits, paths } from '../contract.js';
import { KeptUntilChanged, Revision } from '../database/revision.js';
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

/** The lists that are requested most are serialised once. */
@Injectable()
export class QuestionList {
  private readonly kept: KeptUntilChanged<Listing>;

  constructor(
    private readonly questions: QuestionsService,
    revision: Revision,
  ) {
    this.kept = new KeptUntilChanged(revision, mostKept);
  }

  async get(page: QuestionPage | undefined): Promise<Listing> {
    if (page?.before !== undefined) return this.page(page);
    return this.kept.get(keyOf(page), () => (page ? this.page(page) : this.beginning()));
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
}
