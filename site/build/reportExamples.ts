import { textsIn } from './readYaml.ts';
import type { SiteModule } from './writePages.ts';

/** Says which of the owner's values are still examples or missing. An empty analytics id is a choice, not an example. */
export const reportExamples = ({ owner, isExample }: SiteModule): void => {
  const examples = textsIn(owner).filter(([, value]) => value !== '' && isExample(value));
  if (examples.length > 0)
    console.log(
      `site/content/owner.yml still holds examples: ${examples.map(([path]) => path.join('.')).join(', ')}`,
    );
  const missing = (['name', 'portrait'] as const).filter((key) => !owner[key]);
  if (missing.length > 0) console.log(`site/content/owner.yml has no ${missing.join(' and no ')} yet`);
};
