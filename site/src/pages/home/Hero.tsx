import { drawing } from '../../content/drawings';
import { Figure, Opening, Stage } from './Hero.styles';

export interface HeroProps {
  title: string;
  /** The end of the title, in accent italic. */
  accent: string | undefined;
  lead: string | undefined;
}

/** The opening of the home page: its line leaves the floor, crosses a route and lands on one of the four ways in. */
export const Hero = ({ title, accent, lead }: HeroProps) => (
  <Stage>
    <Opening>
      <h1 tabIndex={-1}>
        {title} {accent && <em>{accent}</em>}
      </h1>
      {lead && <p>{lead}</p>}
    </Opening>
    <Figure>
      <div
        role="img"
        aria-label="A dance floor with pairs of dots circling it; one pair's line leaves the floor and crosses a small graph of routes."
        dangerouslySetInnerHTML={{ __html: drawing('hero') }}
      />
      <figcaption>
        Fig. 1. The line of dance
        <span> runs anticlockwise. Now and then someone leaves it for a better route.</span>
      </figcaption>
    </Figure>
  </Stage>
);
