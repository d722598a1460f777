import { Story, useOf, type Of } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

export interface AnatomyProps {
  /** Story that shows every part of the component. */
  of: Of;
  /**
   * CSS selectors of the parts, in the order of the page's numbered list. The first visible match gets the number. An
   * empty selector means a part without a number.
   */
  parts: readonly string[];
}

interface Mark {
  number: number;
  x: number;
  y: number;
}

const Picture = styled.div.attrs({ className: 'sb-unstyled' })`
  position: relative;
  margin: 1.5rem 0;
  /* Space for two more numbers on the left, where parts are at the same place. */
  padding: 2rem 1.5rem 2rem 3.75rem;
  background: var(--color-paper);
  box-shadow: 0 0 0 1px var(--color-rule);

  /* Keeps elements with a fixed position inside the example. */
  & > div {
    contain: layout;
  }

  & > b {
    position: absolute;
    z-index: 1;
    width: 1.375rem;
    height: 1.375rem;
    margin: -0.6875rem;
    border-radius: var(--radius-full);
    background: var(--color-ink);
    color: var(--color-paper);
    font: 700 var(--text-small) / 1.375rem var(--font-sans);
    text-align: center;
  }
`;

/** Returns the iframe with the story, if the story needs a window of its own. */
const frameIn = (picture: HTMLElement) =>
  picture.querySelector<HTMLIFrameElement>('iframe[id^="iframe--"]') ?? undefined;

const firstVisible = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    // A straight line has no height, so one dimension is enough.
    .find(({ width, height }) => width > 0 || height > 0);

/** Distance in pixels between numbers that are side by side because their parts are at the same place. */
const step = 24;

const marksIn = (picture: HTMLElement, parts: readonly string[]): Mark[] => {
  const origin = picture.getBoundingClientRect();
  const frame = frameIn(picture);
  const inside = frame?.contentDocument?.body;
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const marks: Mark[] = [];
  for (const [index, selector] of parts.entries()) {
    const box =
      selector === ''
        ? undefined
        : inside
          ? firstVisible(inside, selector)
          : firstVisible(picture, `:scope > div ${selector}`);
    if (!box) continue;
    let x = Math.round(box.left + shift.left - origin.left);
    const y = Math.round(box.top + shift.top - origin.top);
    while (marks.some((mark) => Math.abs(mark.x - x) < step && Math.abs(mark.y - y) < step)) x -= step;
    marks.push({ number: index + 1, x, y });
  }
  return marks;
};

/** Calls `measure` whenever the story changes, on the page or in its iframe. */
const watch = (picture: HTMLElement, measure: () => void) => {
  const changes = new MutationObserver(measure);
  const sizes = new ResizeObserver(measure);
  const all = { childList: true, subtree: true };
  const enter = () => {
    const inside = frameIn(picture)?.contentDocument?.body;
    if (inside) changes.observe(inside, all);
    measure();
  };
  const story = picture.firstElementChild;
  if (story) changes.observe(story, all);
  sizes.observe(picture);
  picture.addEventListener('load', enter, true);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    picture.removeEventListener('load', enter, true);
  };
};

/** Shows a story with a number on each part of the component. Parts that are not visible get no number. */
export const Anatomy = ({ of, parts }: AnatomyProps) => {
  const { story } = useOf(of, ['story']);
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    const element = picture.current;
    return element ? watch(element, () => setMarks(marksIn(element, parts))) : undefined;
  }, [parts]);
  return (
    <Picture
      ref={picture}
      role="group"
      aria-label={`Parts of ${story.title}`}
      data-parts={parts.filter((selector) => selector !== '').length}
    >
      <div data-live="">
        <Story of={of} />
      </div>
      {marks.map(({ number, x, y }) => (
        <b key={number} style={{ left: x, top: y }}>
          {number}
        </b>
      ))}
    </Picture>
  );
};
