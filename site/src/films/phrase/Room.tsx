import { Couple } from '../Couple';
import { DrawnLine } from '../DrawnLine';
import { stepped, walks } from './walks';

/** Couples and the paths that they have walked. */
export const Room = ({ counted, shown, couples }: { counted: number; shown: number; couples: number }) => (
  <g opacity={shown}>
    {walks.slice(0, couples).map((way) => {
      const distance = stepped(way, counted) * way.path.length;
      const { x, y } = way.path.at(distance);
      const { angle } = way.path.at(Math.min(distance + 1, way.path.length - 1));
      return (
        <g key={way.y}>
          <DrawnLine
            d={way.drawn}
            length={way.path.length}
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
