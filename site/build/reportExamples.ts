import type { SiteModule } from './prerender.ts';

const leaves = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
};

/** Says in one line which of the owner's values are still examples. An empty analytics id is a choice, not an example. */
export const reportExamples = ({ owner, isExample }: SiteModule): void => {
  const examples = leaves(owner, '').filter(
    ([path, value]) => value !== '' && !path.endsWith('.handle') && isExample(value),
  );
  if (examples.length > 0)
    console.log(`site/content/owner.yml still holds examples: ${examples.map(([path]) => path).join(', ')}`);
};
