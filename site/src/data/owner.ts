import owner from '../../content/owner.yml';

export { owner };

/** True for a value that the owner has not replaced yet. */
export const isExample = (value: string): boolean => value === '' || /your-|example\.org/.test(value);

/** The owner's blog, by the address of its feed; nothing while that is an example. */
export const blog = isExample(owner.feed.url) ? undefined : owner.feed.url.replace(/\/feed(?=\/|$)/, '');

export const signature = owner.name ? `${owner.name}, ${owner.tagline}` : owner.tagline;
