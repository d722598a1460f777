import { Embed } from '@line-of-dance/ui';
import { drawing } from '../content/drawings';
import { frames } from '../content/embeds';

interface CaptionProps {
  caption?: string;
}

interface VideoPlaylistProps extends CaptionProps {
  drawing: string;
}

const VideoPlaylist = ({ drawing: name, caption }: VideoPlaylistProps) => (
  <Embed
    title="Video playlist"
    src={frames.videoPlaylist}
    drawing={drawing(name)}
    label="Play the playlist"
    caption={caption}
    aspect="16/9"
    allow="encrypted-media; picture-in-picture; fullscreen"
    wide
  />
);

/** 352 px high, as the specification fixes. */
const MusicPlayer = ({ caption }: CaptionProps) => (
  <Embed
    title="Music player"
    src={frames.music}
    drawing={drawing('embed-music')}
    label="Load the player"
    caption={caption}
    height={352}
    allow="encrypted-media; clipboard-write; fullscreen"
  />
);

const PhotoPost = ({ caption }: CaptionProps) => (
  <Embed
    title="Photo post"
    src={frames.photoPost}
    drawing={drawing('embed-photo')}
    label="Load the photo"
    caption={caption}
    height={600}
  />
);

const SocialPost = ({ caption }: CaptionProps) => (
  <Embed
    title="Social post"
    src={frames.socialPost}
    drawing={drawing('embed-social')}
    label="Load the post"
    caption={caption}
    height={600}
  />
);

export const parts = { MusicPlayer, PhotoPost, SocialPost, VideoPlaylist };

export const drawings = ['embed-music', 'embed-photo', 'embed-social'];
