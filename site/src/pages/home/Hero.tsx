import { StartLinks } from '@line-of-dance/ui';
import { useRef } from 'react';
import { home } from '../../../content/home.yml';
import { drawing } from '../../data/drawings';
import type { Frontmatter } from '../../data/frontmatter';
import { owner } from '../../data/owner';
import { Caption } from './Caption';
import { Opening, Stage } from './Hero.styles';
import { Figure } from './HeroFigure.styles';
import { useDanceFloor } from './useDanceFloor';

/** The red line of hero.svg leads to the third link, in an upright window to the second. */
const landings = [undefined, 'portrait', 'landscape'] as const;

const links = home.startLinks.map(({ to, ...link }, at) => ({ ...link, href: to, landing: landings[at] }));

/**
 * Top of the home page: title, lead, drawing and links. The red line of the drawing leaves a dance floor, crosses a
 * street map and leads to one of the links. Without scripts the drawing is complete, but does not move.
 */
export const Hero = ({ heading, headingAccent, lead }: Frontmatter<'home'>) => {
  const stage = useRef<HTMLDivElement>(null);
  const { ready, paused, togglePaused } = useDanceFloor(stage);
  return (
    <div ref={stage}>
      <Stage>
        <Opening>
          <h1 tabIndex={-1}>
            {heading} {headingAccent && <em>{headingAccent}</em>}
          </h1>
          {lead && (
            <p>
              {owner.name && `I’m ${owner.name}. `}
              {lead}
            </p>
          )}
        </Opening>
        <Figure>
          <div
            role="img"
            aria-label="A dance floor with pairs of dots circling it; one pair's line leaves the floor and crosses a small graph of routes."
            dangerouslySetInnerHTML={{ __html: drawing('hero') }}
          />
          <Caption ready={ready} paused={paused} onPress={togglePaused} />
        </Figure>
      </Stage>
      <StartLinks links={links} />
    </div>
  );
};
