import { isExample, owner } from './owner';

/** The address of a frame, or none while the owner's value is still an example. */
const known = (value: string, address: string) => (isExample(value) ? undefined : address);

const { videoPlaylist, music, photoPost, socialPost } = owner.embeds;

export const frames = {
  videoPlaylist: known(
    videoPlaylist,
    `https://www.youtube-nocookie.com/embed/videoseries?list=${encodeURIComponent(videoPlaylist)}`,
  ),
  music: known(music, `https://open.spotify.com/embed/${music}`),
  photoPost: known(photoPost, `https://www.instagram.com/p/${encodeURIComponent(photoPost)}/embed/`),
  socialPost: known(socialPost, socialPost),
};

/** The scheduling widget of the thirty-minute meeting, inside this site's page. */
export const calendar = known(
  owner.scheduling.url,
  `${owner.scheduling.url}?embed_type=Inline&embed_domain=${new URL(owner.address).host}&hide_gdpr_banner=1`,
);

export const appAddress = (key: string) => {
  const url = owner.apps[key]?.url ?? '';
  return { address: url, frame: known(url, url) };
};
