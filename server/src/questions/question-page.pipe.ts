import { Injectable, type PipeTransform } from '@nestjs/common';
import { limits } from '../contract.js';
import { Refusal } from '../http/refusal.js';

/** A page by key: so many questions older than an id. Without either, the whole list. */
export interface QuestionPage {
  limit: number;
  before: number;
}

export const largestId = 2_147_483_647;

function wholeNumber(value: unknown, most: number, sentence: string): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= most)) throw new Refusal(400, sentence);
  return number;
}

@Injectable()
export class QuestionPagePipe implements PipeTransform<Record<string, unknown>, QuestionPage | undefined> {
  transform(query: Record<string, unknown>): QuestionPage | undefined {
    const most = limits.questionsPerPage;
    const limit = wholeNumber(query['limit'], most, `Limit must be a whole number from 1 to ${most}.`);
    const before = wholeNumber(query['before'], largestId, 'Before must be the id of a question.');
    if (limit === undefined && before === undefined) return undefined;
    return { limit: limit ?? most, before: before ?? largestId };
  }
}
