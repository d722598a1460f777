import { Embed } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import { frames } from '../../data/embeds';
import { OwnFilms } from '../../films/OwnFilms';

interface VideoPlaylistProps {
  drawing: string;
  /** Caption of the owner's playlist. */
  caption?: string;
  /** Caption of the films of this site. */
  filmsCaption?: string;
}

/** The owner's video playlist. If the owner has set none, three short films of this site. */
const VideoPlaylist = ({ drawing: name, caption, filmsCaption }: VideoPlaylistProps) =>
  frames.videoPlaylist ? (
    <Embed
      title="Video playlist"
      src={frames.videoPlaylist}
      drawing={drawing(name)}
      label="Play the playlist"
      caption={caption}
      allow="encrypted-media; picture-in-picture; fullscreen"
      wide
    />
  ) : (
    <OwnFilms caption={filmsCaption} />
  );

export default VideoPlaylist;
