import { Injectable, type PipeTransform } from '@nestjs/common';
import { limits } from '../contract.js';
import { ApiError } from '../http/api-error.js';

/** One page of the list: `limit` questions with ids below `before`. */
export interface QuestionPage {
  limit: number;
  before: number | undefined;
  /** Filters for questions with (`true`) or without (`false`) an answer. */
  answered?: boolean | undefined;
}

export const largestId = 2_147_483_647;

/** Parses a whole number from 1 to `most`. Returns `undefined` for anything else. */
export function wholeNumber(text: unknown, most: number): number | undefined {
  const number = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return number <= most ? number : undefined;
}

function parameter(text: unknown, most: number, sentence: string): number | undefined {
  const number = wholeNumber(text, most);
  if (number === undefined && text !== undefined) throw new ApiError(400, sentence);
  return number;
}

function yesOrNo(value: unknown): boolean | undefined {
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw new ApiError(400, 'Answered must be true or false.');
  return value === 'true';
}

@Injectable()
export class QuestionPagePipe implements PipeTransform<Record<string, unknown>, QuestionPage> {
  transform(query: Record<string, unknown>): QuestionPage {
    const most = limits.questionsPerPage;
    const limit = parameter(query['limit'], most, `Limit must be a whole number from 1 to ${most}.`) ?? most;
    const before = parameter(query['before'], largestId, 'Before must be the id of a question.');
    return { limit, before, answered: yesOrNo(query['answered']) };
  }
}
