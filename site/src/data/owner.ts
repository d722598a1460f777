import { owner } from '../../content/owner.yml';

export { owner };

const example = /(^|[/@])your-(handle|playlist-id|post-code|post-id)(\/|$)|\/\/example\.org(\/|$)/;

/** True for an example value that the owner has not replaced yet. */
export const isExample = (value: string): boolean => value === '' || example.test(value);

/** Address of the owner's blog, if there is one. */
export const blog = isExample(owner.feed.url) ? undefined : owner.feed.url.replace(/\/feed(?=\/|$)/, '');

export const signature = owner.name ? `${owner.name}, ${owner.tagline}` : owner.tagline;
