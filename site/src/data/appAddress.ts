import { appNames } from '../../apps/apps';
import { isExample, owner } from './owner';

const ownApps = new Set<string>(appNames);

/**
 * Returns the address of an app from owner.yml. If that is still the example, returns the address of this site's app
 * with the same key.
 */
export const appAddress = (key: string): string | undefined => {
  const url = owner.apps[key]?.url ?? '';
  if (!isExample(url)) return url;
  return ownApps.has(key) ? `/apps/${key}/` : undefined;
};
