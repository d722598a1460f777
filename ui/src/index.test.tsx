import { createElement, createRef, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as library from './index';

type Args = Record<string, unknown>;

interface Stories {
  default: { component: unknown; args?: Args };
  [story: string]: { args?: Args; render?: unknown };
}

const files = import.meta.glob<Stories>('./components/*/*.stories.tsx', { eager: true });

/** Args for exported components that have no stories, because they are parts of other components. */
const argsOfParts: Record<string, Args> = {
  AdminNotice: { onLeave: () => undefined },
  ButtonLink: { href: '/' },
  Link: { href: '/' },
  NumberedItem: { title: 'Details', children: 'The size of a coin.' },
  QuestionEntry: { item: { id: 1, question: 'Why?' } },
};

const components = Object.entries(library).filter(
  ([name, value]) => /^[A-Z]/.test(name) && typeof value !== 'string' && name !== 'LinkProvider',
);

/** Test cases: component and args of every story that renders only its component. */
const cases = components.flatMap(([name, component]): [string, string, unknown, Args][] => {
  const file = Object.values(files).find(({ default: meta }) => meta.component === component);
  if (!file) return [[name, 'a part', component, argsOfParts[name] ?? {}]];
  const { default: meta, ...stories } = file;
  return Object.entries(stories)
    .map(([story, { args, render }]) => ({ story, render, args: { ...meta.args, ...args } }))
    .filter(({ story, render, args }) => story === 'Default' || !(render || args['open'] === false))
    .map(({ story, args }) => [name, story, component, args]);
});

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

test('covers every component', () => {
  expect(new Set(cases.map(([name]) => name)).size).toBe(components.length);
});

test.each(cases)('%s, %s: class, id, data and ref reach the root', (_name, _story, component, args) => {
  const ref = createRef<Element>();
  const own = { className: 'own-class', id: 'own-id', 'data-own': 'yes', ref };
  flushSync(() => root.render(createElement(component as ComponentType<Args>, { ...args, ...own })));
  const marked = document.querySelector('[data-own]');
  expect(marked?.id).toBe('own-id');
  expect([...(marked?.classList ?? [])]).toContain('own-class');
  expect(ref.current).toBe(marked);
  // A field passes these attributes to its input, a dialog to the panel above the page.
  const isRoot = marked === place.firstElementChild || marked?.matches('input, textarea, [role="dialog"]');
  expect(isRoot).toBe(true);
});
