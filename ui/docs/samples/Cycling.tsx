import { useState } from 'react';
import {
  MobileViewToggle,
  viewAfter,
  type MobileView,
} from '../../src/components/MobileViewToggle/MobileViewToggle';

export interface CyclingProps {
  /** The view that a press leads to; the cycle of the library unless told otherwise. */
  after?: (view: MobileView) => MobileView;
}

/** A toggle with its page around it, for the examples of a documentation page. */
export const Cycling = ({ after = viewAfter }: CyclingProps) => {
  const [view, setView] = useState<MobileView>('main');
  return <MobileViewToggle view={view} onCycle={() => setView(after)} />;
};
