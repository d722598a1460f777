import owner from '../../content/owner.yml';
import { isExample } from './isExample';

export { isExample, owner };

/** The owner's blog, by the address of its feed; nothing while that is an example. */
export const blog = isExample(owner.feed.url) ? undefined : owner.feed.url.replace(/\/feed(?=\/|$)/, '');

/** Who is behind the site, in a line. */
export const signature = owner.name ? `${owner.name}, ${owner.tagline}` : owner.tagline;
