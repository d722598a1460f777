import { EpisodeList } from '@line-of-dance/ui';
import { episodes } from '../../../content/episodes.yml';

const Episodes = () => <EpisodeList episodes={episodes} />;

export default Episodes;
