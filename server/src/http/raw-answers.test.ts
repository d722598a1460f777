import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { answerBrokenRequest } from './raw-answers.js';

function answerTo(code: string, writable = true) {
  const socket = new Socket();
  Object.defineProperty(socket, 'writable', { value: writable });
  const write = vi.spyOn(socket, 'write').mockReturnValue(true);
  const destroy = vi.spyOn(socket, 'destroy').mockReturnThis();
  answerBrokenRequest(Object.assign(new Error(), { code }), socket);
  return { text: String(write.mock.calls[0]?.[0] ?? ''), destroyed: destroy.mock.calls.length > 0 };
}

describe('connections that fail before there is a request', () => {
  test('one that took too long is told 408', () => {
    const { text } = answerTo('ERR_HTTP_REQUEST_TIMEOUT');
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('{"statusCode":408,"message":"The request took too long."}');
  });

  test('headers that are too large are told 431', () => {
    expect(answerTo('HPE_HEADER_OVERFLOW').text).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('a connection that is already closed gets no answer', () => {
    expect(answerTo('ECONNRESET')).toEqual({ text: '', destroyed: true });
    expect(answerTo('HPE_INVALID_METHOD', false)).toEqual({ text: '', destroyed: true });
  });
});
