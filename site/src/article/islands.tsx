import { useContext, useEffect, type ComponentType, type RefObject } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ArticleContext } from './ArticleContext';

type Part = ComponentType<Record<string, unknown>>;

const embed = async (name: 'MusicPlayer' | 'PhotoPost' | 'SocialPost' | 'VideoPlaylist') =>
  (await import('./embeds')).parts[name] as unknown as Part;

/** The parts of a text that do something; everything else is HTML. */
const islands: Record<string, () => Promise<Part>> = {
  MediumArticle: async () => (await import('./MediumArticle')).parts.MediumArticle as unknown as Part,
  MusicPlayer: () => embed('MusicPlayer'),
  PhotoPost: () => embed('PhotoPost'),
  SocialPost: () => embed('SocialPost'),
  VideoPlaylist: () => embed('VideoPlaylist'),
};

/** Brings the parts inside an element to life for as long as it is on the page. */
export const useIslands = (
  host: RefObject<HTMLElement | null>,
  prepare: (root: ParentNode) => void,
): void => {
  const article = useContext(ArticleContext);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const roots: Root[] = [];
    let gone = false;
    prepare(element);
    for (const place of element.querySelectorAll<HTMLElement>('[data-island]')) {
      void islands[place.dataset.island ?? '']?.().then((Island) => {
        if (gone) return;
        const props = JSON.parse(place.dataset.props ?? '{}') as Record<string, unknown>;
        roots.push(
          hydrateRoot(
            place,
            <ArticleContext value={article}>
              <Island {...props} />
            </ArticleContext>,
          ),
        );
      });
    }
    return () => {
      gone = true;
      queueMicrotask(() => roots.forEach((root) => root.unmount()));
    };
  }, [host, prepare, article]);
};
