import type { ReactNode } from 'react';
import { Deck, Floor, Under } from './Stage.styles';

const lane =
  'M-250 403l220 71c31 10 60 25 92 32 27 5 63 3 90-3 13-3 28-7 38-17 11-11 16-28 17-43 0-9 0-18-4-26-9-21-49-43-67-60-6-7-12-14-18-20-17-19-35-39-44-63-13-34-4-85 14-116 5-9 12-18 19-26 27-25 72-49 108-53 22-3 44-2 66-2 15 0 30 0 45-1 51-4 101-7 151-15 55-8 109-20 163-31l220-42';

/**
 * Positions of the couples: x and y of the leader, then of the follower. They are chosen so that in windows of every size
 * a couple is fully visible, or fully hidden by the cards.
 */
const couples = [
  [471, 62, 459, 63.5],
  [81, 288, 87, 299],
  [52, 503.5, 40, 500],
] as const;

/** Deck of cards on a drawing of a dance floor with couples. */
export const Stage = ({ children }: { children: ReactNode }) => (
  <Floor>
    <svg viewBox="0 0 600 560" preserveAspectRatio="xMidYMid meet" fill="none" aria-hidden="true">
      <path d={lane} stroke="var(--color-ink)" strokeWidth="1.4" strokeDasharray="1 7" opacity="0.6" />
      {couples.map(([x, y, otherX, otherY]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5" fill="var(--color-ink)" />
          <circle
            cx={otherX}
            cy={otherY}
            r="5"
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
            strokeWidth="1.5"
          />
        </g>
      ))}
    </svg>
    <Deck>
      <Under data-lowest="" />
      <Under />
      {children}
    </Deck>
  </Floor>
);
