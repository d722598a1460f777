import { expect, test } from 'vitest';
import { appNames } from '../../apps/apps';
import { appAddress } from './appAddress';

test.each(appNames)('the app %s has an address', (name) => {
  expect(appAddress(name)).toBeDefined();
});
