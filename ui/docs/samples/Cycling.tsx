import { useState } from 'react';
import {
  MobileViewToggle,
  viewAfter,
  type MobileView,
  type MobileViewToggleProps,
} from '../../src/components/MobileViewToggle/MobileViewToggle';

export interface CyclingProps {
  /** Returns the view that follows the given one. By default, `viewAfter` of the library. */
  after?: (view: MobileView) => MobileView;
}

/** `MobileViewToggle` that stores its current view, for examples on documentation pages. */
export const Cycling = ({ after = viewAfter }: CyclingProps) => {
  const [view, setView] = useState<MobileView>('main');
  return <MobileViewToggle view={view} onCycle={() => setView(after)} />;
};

/** `MobileViewToggle` that stores its current view, and also calls the handlers of a story. */
export const CyclingToggle = (props: MobileViewToggleProps) => {
  const [view, setView] = useState(props.view ?? 'main');
  const cycle = () => {
    props.onCycle();
    setView((before) => viewAfter(before, props.hasSection));
  };
  return <MobileViewToggle {...props} view={view} onCycle={cycle} />;
};
