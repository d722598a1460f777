import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';

interface Pins {
  /** Elements under the pointer. */
  hover?: string;
  /** Elements with a visible focus ring. */
  focus?: string;
}

const pinned = { hover: /:hover/g, focus: /:focus(-visible)?(?![-\w])/g } as const;

const rulesIn = (rule: CSSRule): CSSRule[] =>
  rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(rulesIn) : [rule];

const allRules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(rulesIn));

/** Makes each `:hover` rule match `data-pinned="hover"` too, at the same place in the cascade. */
const servePinned = () => {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-pinned')) continue;
    const copies = Object.entries(pinned)
      .filter(([, pseudo]) => rule.selectorText.search(pseudo) >= 0)
      .map(([name, pseudo]) => rule.selectorText.replaceAll(pseudo, `[data-pinned~=${name}]`));
    if (copies.length > 0) rule.selectorText = [rule.selectorText, ...copies].join(', ');
  }
};

/** Keeps hover and focus styles on, so that they can be inspected and photographed: `parameters.pinned`. */
export const withPinnedStates: Decorator = (Story, { parameters }) => {
  const room = useRef<HTMLDivElement>(null);
  const pins = parameters.pinned as Pins | undefined;
  useEffect(() => {
    if (!pins || !room.current) return;
    servePinned();
    for (const [name, selector] of Object.entries(pins))
      for (const element of room.current.querySelectorAll(selector))
        element.setAttribute('data-pinned', name);
  }, [pins]);
  return pins ? (
    <div data-around="" ref={room}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};
