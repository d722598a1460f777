import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** View of the mobile layout: main menu (`toc1`), section menu (`toc2`) or page (`main`). */
export type MobileView = 'toc1' | 'toc2' | 'main';

export interface MobileViewToggleProps extends Omit<ComponentProps<'button'>, 'onClick' | 'children'> {
  /** Current view. By default, CSS takes it from `data-view` on an ancestor, so that it is right before scripts run. */
  view?: MobileView;
  /** Whether the page has a section menu. Without one, the main menu is followed by the page. */
  hasSection?: boolean;
  onCycle: () => void;
}

const names: Record<MobileView, string> = { toc1: 'Menu', toc2: 'Section', main: 'Page' };
const cycle: readonly MobileView[] = ['toc1', 'toc2', 'main'];

/** Returns what is visible: the page, if a section menu was left open elsewhere and this page has none. */
const visibleView = (view: MobileView, hasSection: boolean): MobileView =>
  view === 'toc2' && !hasSection ? 'main' : view;

/** Returns the view that the toggle switches to. */
export const viewAfter = (view: MobileView, hasSection = true): MobileView => {
  if (visibleView(view, hasSection) === 'main') return 'toc1';
  return view === 'toc1' && hasSection ? 'toc2' : 'main';
};

const sentenceFor = (view: MobileView, next: MobileView) =>
  `Showing ${names[view].toLowerCase()}. Switch to ${names[next].toLowerCase()}.`;

/** Switches between main menu, section menu and page on a phone. Its label names the next view. */
export const MobileViewToggle = ({ view, hasSection = true, onCycle, ...rest }: MobileViewToggleProps) => (
  <Toggle type="button" data-view={view} onClick={onCycle} {...rest}>
    {cycle.map((present) => {
      const next = viewAfter(present, hasSection);
      return (
        <span key={present} data-face={present}>
          <svg viewBox="0 0 28 18" aria-hidden="true">
            {cycle.map((pane, index) => (
              <rect
                key={pane}
                x={1 + index * 9.5}
                y="1"
                width="7"
                height="16"
                data-on={pane === next || undefined}
              />
            ))}
          </svg>
          <b aria-hidden="true">{names[next]}</b>
          <VisuallyHidden>{sentenceFor(visibleView(present, hasSection), next)}</VisuallyHidden>
        </span>
      );
    })}
  </Toggle>
);

const Toggle = styled.button`
  position: relative;
  min-height: 2.75rem;
  padding: 0 var(--space-3);
  border: var(--line-hair) solid var(--color-edge);
  border-radius: var(--radius-1);
  font-weight: 600;
  color: var(--color-ink);

  &:hover {
    border-color: var(--color-ink);
  }

  & [data-face] {
    display: none;
    align-items: center;
  }

  [data-view='toc1'] & [data-face='toc1'],
  [data-view='toc2'] & [data-face='toc2'],
  [data-view='main'] & [data-face='main'],
  &[data-view='toc1'] [data-face='toc1'],
  &[data-view='toc2'] [data-face='toc2'],
  &[data-view='main'] [data-face='main'] {
    display: flex;
  }

  & b {
    font-weight: inherit;
  }

  & svg {
    width: 1.75rem;
    height: 1.125rem;
    margin-inline-end: var(--space-3);
    overflow: visible;
  }

  & rect {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
  }

  & rect[data-on] {
    fill: var(--color-accent);
    stroke: var(--color-accent);
  }
`;
