import { memo } from 'react';
import { Spread } from './YearPicture.styles';
import {
  cell,
  daysOf,
  dotsOf,
  lineThrough,
  monthsOf,
  pointOf,
  weeksOnAPage,
  type DrawnNight,
} from './yearLayout';

/** Radii of the dots for nights. The index is the mood, from 1 to 5. */
const radii = [0, 2.4, 3.6, 4.8, 6.1, 7.4];
const width = weeksOnAPage * cell;

/** Returns an SVG path with a point for each day of a page, which is half a year. */
const dayPoints = (year: number, page: number) =>
  daysOf(year)
    .map(pointOf)
    .filter((point) => point.page === page)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');

const Page = ({ year, nights, isExample, page }: YearPictureProps & { page: number }) => {
  const dots = dotsOf(nights, page);
  return (
    <svg viewBox={`0 0 ${width} ${7 * cell + 24}`} fill="none" strokeLinecap="round">
      <path d={dayPoints(year, page)} stroke="var(--color-ink-2)" opacity="0.55" />
      <path d={lineThrough(dots)} stroke="var(--color-accent)" strokeWidth="1.5" strokeDasharray="0.1 4" />
      {dots.map(({ date, x, y, mood }) => (
        <circle
          key={date}
          cx={x}
          cy={y}
          r={radii[mood]}
          fill={isExample ? 'var(--color-floor)' : 'var(--color-accent)'}
          stroke={isExample ? 'var(--color-accent)' : undefined}
          strokeWidth="1.5"
        />
      ))}
      {monthsOf(year, page).map(({ name, x }) => (
        <text key={name} x={x - cell / 2} y={7 * cell + 19}>
          {name}
        </text>
      ))}
    </svg>
  );
};

interface YearPictureProps {
  year: number;
  /** Nights to draw, all in `year`. */
  nights: readonly DrawnNight[];
  /** True if the nights are invented. They are drawn as rings instead of dots. */
  isExample?: boolean;
}

/** Drawing of a year with one column per week and one dot per night. Better nights have larger dots. */
export const YearPicture = memo((props: YearPictureProps) => (
  <Spread aria-hidden="true">
    <Page {...props} page={0} />
    <Page {...props} page={1} />
  </Spread>
));
