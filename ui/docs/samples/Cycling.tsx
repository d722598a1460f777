import { useState } from 'react';
import {
  MobileViewToggle,
  viewAfter,
  type MobileView,
  type MobileViewToggleProps,
} from '../../src/components/MobileViewToggle/MobileViewToggle';

export interface CyclingProps {
  /** Returns the view after the given one. By default in the library's order. */
  after?: (view: MobileView) => MobileView;
}

/** Toggle that keeps its view, for examples on documentation pages. */
export const Cycling = ({ after = viewAfter }: CyclingProps) => {
  const [view, setView] = useState<MobileView>('main');
  return <MobileViewToggle view={view} onCycle={() => setView(after)} />;
};

/** Toggle that keeps its view and calls the props of a story. */
export const CyclingToggle = (props: MobileViewToggleProps) => {
  const [view, setView] = useState(props.view ?? 'main');
  const cycle = () => {
    props.onCycle();
    setView((before) => viewAfter(before, props.hasSection));
  };
  return <MobileViewToggle {...props} view={view} onCycle={cycle} />;
};
