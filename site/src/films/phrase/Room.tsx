import { Couple } from '../Couple';
import { DrawnLine } from '../DrawnLine';
import { stepped, walks } from './walks';

/** Couples and the paths that they have walked. */
export const Room = ({ counted, shown, couples }: { counted: number; shown: number; couples: number }) => (
  <g opacity={shown}>
    {walks.slice(0, couples).map((walk) => {
      const distance = stepped(walk, counted) * walk.path.length;
      const { x, y } = walk.path.at(distance);
      const { angle } = walk.path.at(Math.min(distance + 1, walk.path.length - 1));
      return (
        <g key={walk.y}>
          <DrawnLine
            d={walk.drawn}
            length={walk.path.length}
            drawn={distance}
            stroke="var(--color-ink)"
            strokeWidth="1.75"
          />
          <Couple x={x} y={y} angle={angle} />
        </g>
      );
    })}
  </g>
);
