import { EpisodeList } from '@line-of-dance/ui';
import source from '../../content/episodes.yml';
import type { EpisodeEntry } from '../content/schema';

const Episodes = () => <EpisodeList episodes={source as EpisodeEntry[]} />;

export const parts = { Episodes };
