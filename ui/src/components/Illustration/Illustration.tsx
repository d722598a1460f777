import type { ReactNode } from 'react';
import {
  headingOn,
  pointOn,
  ringOf,
  walkAlong,
  type Giro,
  type LaneShape,
  type Point,
} from './Illustration.geometry';
import { Canvas, Dots, Dotted, Graph, Line } from './Illustration.parts';

export type { Giro, LaneShape, Point } from './Illustration.geometry';

export interface IllustrationProps {
  width: number;
  height: number;
  /** Describes the picture; empty where it only decorates. */
  alt?: string;
  /** `Lane`, `Route`, `Pair` and `Walk`, back to front. */
  children: ReactNode;
}

/** A sheet for the one pen of the site: lanes, routes, pairs and at most one accent line. */
export const Illustration = ({ width, height, alt = '', children }: IllustrationProps) => (
  <Canvas
    viewBox={`0 0 ${width} ${height}`}
    role={alt ? 'img' : undefined}
    aria-label={alt || undefined}
    aria-hidden={alt ? undefined : true}
  >
    {children}
  </Canvas>
);

export interface LaneProps {
  lane: LaneShape;
}

/** Where others walk: a dotted lane. */
export const Lane = ({ lane }: LaneProps) => <Dotted d={ringOf(lane)} />;

export interface PairProps extends LaneProps {
  /** Where on the lane the pair stands, in degrees anticlockwise from the right. */
  at: number;
  /** The pair that the picture is about. */
  accent?: boolean;
}

/** Two people, always: the filled dot leads, the hollow one follows. */
export const Pair = ({ lane, at, accent = false }: PairProps) => {
  const [x, y] = pointOn(lane, at);
  const [radius, gap] = accent ? [5.6, 6.5] : [4.2, 5];
  return (
    <Dots
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${headingOn(lane, at).toFixed(1)})`}
      data-accent={accent || undefined}
    >
      <circle cx={gap} r={radius} />
      <circle cx={-gap} r={radius} data-follows="" />
    </Dots>
  );
};

export interface WalkProps extends LaneProps {
  /** Where the walk begins and ends, in degrees; it goes anticlockwise. */
  from: number;
  to: number;
  /** Curls on the way, two or three. */
  giros?: readonly Giro[];
}

/** The one accent line of a picture: a couple's way along the lane. */
export const Walk = ({ lane, from, to, giros = [] }: WalkProps) => (
  <Line d={walkAlong(lane, from, to, giros)} />
);

export interface RouteProps {
  stops: readonly Point[];
  /** Which stops are joined, by their places in `stops`. */
  edges: readonly (readonly [from: number, to: number])[];
  /** Places of the stops that the accent line passes. */
  chosen?: readonly number[];
}

/** The other half of the idea: a graph of stops, as operations research draws it. */
export const Route = ({ stops, edges, chosen = [] }: RouteProps) => (
  <Graph>
    {edges.map(([from, to]) => (
      <path key={`${from}-${to}`} d={`M${stops[from]?.join(' ')}L${stops[to]?.join(' ')}`} />
    ))}
    {stops.map(([x, y], index) => (
      <circle
        key={`${x}-${y}`}
        cx={x}
        cy={y}
        r={chosen.includes(index) ? 5 : 3.5}
        data-chosen={chosen.includes(index) || undefined}
      />
    ))}
  </Graph>
);
