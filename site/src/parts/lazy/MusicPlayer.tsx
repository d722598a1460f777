import { Embed } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import { frames } from '../../data/embeds';

/** Spotify player for the owner's music, or for the podcast EconTalk. */
const MusicPlayer = ({ caption }: { caption?: string }) => (
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

export default MusicPlayer;
