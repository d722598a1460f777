import { useState } from 'react';
import {
  MobileViewToggle,
  viewAfter,
  type MobileView,
  type MobileViewToggleProps,
} from '../../src/components/MobileViewToggle/MobileViewToggle';

export interface CyclingProps {
  /** Returns the next view. The default is the library's cycle. */
  after?: (view: MobileView) => MobileView;
}

/** Toggle with a page around it, for examples. */
export const Cycling = ({ after = viewAfter }: CyclingProps) => {
  const [view, setView] = useState<MobileView>('main');
  return <MobileViewToggle view={view} onCycle={() => setView(after)} />;
};

/** Toggle with state, as in an application. */
export const CyclingToggle = (props: MobileViewToggleProps) => {
  const [view, setView] = useState(props.view ?? 'main');
  const cycle = () => {
    props.onCycle();
    setView((before) => viewAfter(before, props.hasSection));
  };
  return <MobileViewToggle {...props} view={view} onCycle={cycle} />;
};
