import { expect, test } from 'vitest';
import { gradeOf, ndcg, percentile, precision } from './evaluate.js';
import type { Term } from '../knowledge/lexicon.js';

const term = (...families: string[]) => ({ families }) as Term;
const grades = { calm: 2, contentment: 1 };
const lexicon = [...Array.from({ length: 6 }, () => term('calm')), term('contentment'), term('anger')];

test('a term has the best grade of its families', () => {
  expect(gradeOf(term('anger', 'contentment', 'calm'), grades)).toBe(2);
  expect(gradeOf(term('anger'), grades)).toBe(0);
});

test('six right terms give the best score, and the first counts most', () => {
  const right = Array.from({ length: 6 }, () => term('calm'));
  expect(ndcg(right, grades, lexicon)).toBe(1);
  const firstWrong = [term('anger'), ...right.slice(1)];
  const lastWrong = [...right.slice(1), term('anger')];
  expect(ndcg(firstWrong, grades, lexicon)).toBeLessThan(ndcg(lastWrong, grades, lexicon));
  expect(ndcg(right, {}, lexicon)).toBe(0);
});

test('precision is the share of terms that reach a grade', () => {
  const six = [term('calm'), term('contentment'), term('anger'), term('anger'), term('anger'), term('anger')];
  expect(precision(six, grades, 1)).toBeCloseTo(2 / 6);
  expect(precision(six, grades, 2)).toBeCloseTo(1 / 6);
});

test('percentiles are measured values, not interpolated ones', () => {
  expect(percentile([5, 1, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 3], 0.99)).toBe(5);
});
