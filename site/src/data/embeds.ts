import { isExample, owner } from './owner';
import { thirdParties } from './thirdParties';

/** An address, or none while the owner's value is still an example. */
const known = (value: string, address: string) => (isExample(value) ? undefined : address);

/** EconTalk at Spotify: the essay that has the player is about this show. */
const econTalk = 'show/4M5Gb71lskQ0Rg6e08uQhi';

const { videoPlaylist, music, photoPost, socialPost } = owner.embeds;

export const frames = {
  videoPlaylist: known(
    videoPlaylist,
    `${thirdParties.videos}/embed/videoseries?list=${encodeURIComponent(videoPlaylist)}`,
  ),
  music: `${thirdParties.music}/embed/${isExample(music) ? econTalk : music}`,
  photoPost: known(photoPost, `${thirdParties.photos}/p/${encodeURIComponent(photoPost)}/embed/`),
  socialPost: known(socialPost, socialPost),
};

/** The scheduling widget of the thirty-minute meeting, inside this site's page. */
export const calendar = known(
  owner.scheduling.url,
  `${owner.scheduling.url}?embed_type=Inline&embed_domain=${new URL(owner.address).host}&hide_gdpr_banner=1`,
);

/** The apps of this site, in `site/apps`. */
const ownApps = new Set(['jous', 'second-date', 'tango-diario']);

/** The owner's app, or this site's own one of that name while the address is an example. */
export const appAddress = (key: string) => {
  const url = owner.apps[key]?.url ?? '';
  return known(url, url) ?? (ownApps.has(key) ? `/apps/${key}/` : undefined);
};

/** Everything from elsewhere that a page may show in a frame. */
export const everyFrame = [
  calendar,
  ...Object.keys(owner.apps).map(appAddress),
  ...Object.values(frames),
].flatMap((address) => (address?.startsWith('http') ? [address] : []));
