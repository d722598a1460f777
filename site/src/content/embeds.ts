import { isExample, owner } from './owner';
import { thirdParties } from './thirdParties';

/** An address, or none while the owner's value is still an example. */
const known = (value: string, address: string) => (isExample(value) ? undefined : address);

const { videoPlaylist, music, photoPost, socialPost } = owner.embeds;

export const frames = {
  videoPlaylist: known(
    videoPlaylist,
    `${thirdParties.videos}/embed/videoseries?list=${encodeURIComponent(videoPlaylist)}`,
  ),
  music: known(music, `${thirdParties.music}/embed/${music}`),
  photoPost: known(photoPost, `${thirdParties.photos}/p/${encodeURIComponent(photoPost)}/embed/`),
  socialPost: known(socialPost, socialPost),
};

/** The scheduling widget of the thirty-minute meeting, inside this site's page. */
export const calendar = known(
  owner.scheduling.url,
  `${owner.scheduling.url}?embed_type=Inline&embed_domain=${new URL(owner.address).host}&hide_gdpr_banner=1`,
);

export const appAddress = (key: string) => {
  const url = owner.apps[key]?.url ?? '';
  return known(url, url);
};

/** Everything that a page may show in a frame. */
export const everyFrame = [
  calendar,
  ...Object.keys(owner.apps).map(appAddress),
  ...Object.values(frames),
].filter((address) => address !== undefined);
