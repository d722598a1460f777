import { useState } from 'react';
import {
  MobileViewToggle,
  viewAfter,
  type MobileView,
  type MobileViewToggleProps,
} from '../../src/components/MobileViewToggle/MobileViewToggle';

export interface CyclingProps {
  /** The view that a press leads to; by default the cycle of the library. */
  after?: (view: MobileView) => MobileView;
}

/** A toggle with its page around it, for the examples of a documentation page. */
export const Cycling = ({ after = viewAfter }: CyclingProps) => {
  const [view, setView] = useState<MobileView>('main');
  return <MobileViewToggle view={view} onCycle={() => setView(after)} />;
};

/** A toggle that turns its own pages, as an application would. */
export const CyclingToggle = (props: MobileViewToggleProps) => {
  const [view, setView] = useState(props.view ?? 'main');
  const cycle = () => {
    props.onCycle();
    setView(viewAfter);
  };
  return <MobileViewToggle view={view} onCycle={cycle} />;
};
