import { Embed } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import { frames } from '../../data/embeds';

/** A post of the owner on Instagram. Renders nothing if the owner has set none. */
const PhotoPost = ({ caption }: { caption?: string }) =>
  frames.photoPost && (
    <Embed
      title="Photo post"
      src={frames.photoPost}
      drawing={drawing('embed-photo')}
      label="Load the photo"
      caption={caption}
      height={600}
    />
  );

export default PhotoPost;
