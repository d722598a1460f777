import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dates, type DatesProps } from './Dates';

const textOf = (dates: DatesProps) =>
  renderToStaticMarkup(createElement(Dates, dates)).replaceAll(/<style[^]*?<\/style>|<[^>]+>/g, '');

test('a text says in which month it was written', () => {
  expect(textOf({ written: '2026-11-21', changed: undefined })).toBe('First written in November 2026');
});

test('a change in another month is mentioned, one in the same month is not', () => {
  expect(textOf({ written: '2026-11-21', changed: '2026-11-23' })).toBe('First written in November 2026');
  expect(textOf({ written: '2026-11-21', changed: '2027-11-02' })).toBe(
    'First written in November 2026, changed in November 2027',
  );
});

test('the `datetime` attribute has the day', () => {
  expect(renderToStaticMarkup(createElement(Dates, { written: '2026-11-21', changed: undefined }))).toContain(
    '<time dateTime="2026-11-21">',
  );
});
