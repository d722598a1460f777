import { expect, test } from 'vitest';
import { appNames } from '../../apps/apps';
import { appAddress } from './embeds';

test.each(appNames)('%s has an address, the owner’s or ours', (name) => {
  expect(appAddress(name)).toBeDefined();
});
