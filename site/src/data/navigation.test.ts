import { expect, test } from 'vitest';
import { groupTitleOf } from './navigation';

test('an entry belongs to the category above it in the menu', () => {
  expect(groupTitleOf('/writing/work/university')).toBe('Work');
  expect(groupTitleOf('/writing')).toBeUndefined();
});
