import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '../contract.js';

/** An error with a message that clients may see: it is written by us and never repeats the input. */
export class ApiError extends HttpException {
  constructor(
    status: number,
    message: string = sentenceFor(status),
    readonly retryAfterSeconds?: number,
  ) {
    super(message, status);
  }
}

const sentences: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'Not allowed.',
  404: 'Not found.',
  412: 'The page has changed since it was read.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send JSON in UTF-8.',
  416: 'That part of the file does not exist.',
  429: 'Too many requests. Please try again later.',
  503: 'The server is busy. Please try again.',
};

const sentenceFor = (status: number) => sentences[status] ?? 'Something went wrong.';

export const errorBody = (statusCode: number, message = sentenceFor(statusCode)): ErrorBody => ({
  statusCode,
  message,
});

/** Tells whether a URL belongs to the API. Clients also write `//api` or `/API`. */
export const isApi = (url: string): boolean => /^\/+api([/?]|$)/i.test(url);
