import { isExample, owner } from './owner';
import { thirdParties } from './thirdParties';

/** Returns the address, or undefined if the value in owner.yml is still the example. */
const known = (value: string, address: string) => (isExample(value) ? undefined : address);

/**
 * Path of the podcast EconTalk on Spotify. It is played until the owner sets other music, because the essay with the
 * player is about this podcast.
 */
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

const widget = new URL(owner.scheduling.url);
widget.searchParams.set('embed_type', 'Inline');
widget.searchParams.set('embed_domain', new URL(owner.address).host);
widget.searchParams.set('hide_gdpr_banner', '1');

/** Address of the owner's scheduling widget. Undefined if the owner has none. */
export const calendar = known(owner.scheduling.url, widget.href);
