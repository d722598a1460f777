import { Embed } from '@line-of-dance/ui';
import { drawing } from '../../data/drawings';
import { frames } from '../../data/embeds';

/** A post of the owner on a social network. Renders nothing if the owner has set none. */
const SocialPost = ({ caption }: { caption?: string }) =>
  frames.socialPost && (
    <Embed
      title="Social post"
      src={frames.socialPost}
      drawing={drawing('embed-social')}
      label="Load the post"
      caption={caption}
      height={600}
    />
  );

export default SocialPost;
