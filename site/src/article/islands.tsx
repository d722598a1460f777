import { useContext, useEffect, type ComponentType, type ReactNode, type RefObject } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ArticleContext } from './ArticleContext';
import { islands } from './registry';

type Part = ComponentType<Record<string, unknown>>;

const loadIsland = async (name: string): Promise<Part | undefined> =>
  (await islands[name]?.())?.parts[name] as Part | undefined;

/** Keeps a press on a button of a part that cannot react yet; the returned function presses it again once it can. */
const holdPress = (place: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null | undefined;
  const hold = (event: Event) => {
    pressed = (event.target as Element).closest('button');
    if (pressed) event.stopPropagation();
  };
  place.addEventListener('click', hold, true);
  return () => {
    place.removeEventListener('click', hold, true);
    pressed?.click();
  };
};

const Hydrated = ({ onReady, children }: { onReady: () => void; children: ReactNode }) => {
  useEffect(onReady, [onReady]);
  return children;
};

/** Resolves once the part can react. React reports an error when a root is unmounted before that. */
const hydrate = (place: HTMLElement, part: ReactNode): Promise<Root> =>
  new Promise((resolve) => {
    const ready = () => resolve(root);
    const root = hydrateRoot(place, <Hydrated onReady={ready}>{part}</Hydrated>);
  });

/** Hydrates the interactive parts inside an element, for as long as it is on the page. */
export const useIslands = (
  host: RefObject<HTMLElement | null>,
  prepare: (root: ParentNode) => void,
): void => {
  const article = useContext(ArticleContext);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const roots: Promise<Root>[] = [];
    let gone = false;
    prepare(element);
    for (const place of element.querySelectorAll<HTMLElement>('[data-island]')) {
      const release = holdPress(place);
      void loadIsland(place.dataset.island ?? '').then((Island) => {
        if (gone || !Island) return;
        const props = JSON.parse(place.dataset.props ?? '{}') as Record<string, unknown>;
        const root = hydrate(
          place,
          <ArticleContext value={article}>
            <Island {...props} />
          </ArticleContext>,
        );
        roots.push(root);
        void root.then(release);
      });
    }
    return () => {
      gone = true;
      for (const root of roots) void root.then((hydrated) => hydrated.unmount());
    };
  }, [host, prepare, article]);
};
