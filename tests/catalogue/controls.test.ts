import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTabs, type Tabs } from './tabs.ts';

/** The controls of each component, in the order in which they are changed, some with the option to choose. Handlers have none. */
const components = {
  'forms-button--default': ['children', 'kind', 'busy'],
  'forms-field--default': ['label', 'optional', 'placeholder', 'error'],
  'navigation-sidebar--default': ['siteName', 'tagline', 'label', 'currentPath', 'items'],
  'navigation-submenu--default': ['heading', 'currentRoute', 'groups'],
  'cards-and-lists-questionlist--default': ['currentId', 'children', 'error', 'questions', 'loading'],
  'cards-and-lists-questionlist--load-failed': ['busy: retry'],
  'forms-logindialog--default': ['title', 'description', 'open'],
  'navigation-nextbutton--default': ['title', 'href'],
  'navigation-mobileviewtoggle--default': ['view'],
  'cards-and-lists-emotioncard--default': ['name', 'language', 'meaning', 'culturalContext', 'variant'],
};

const ids = Object.keys(components);
let tabs: Tabs;

beforeAll(async () => {
  tabs = await openTabs();
  await tabs.first.goto(`${tabs.address}/?path=/story/${ids[0]}&globals=a11y.manual:!true`);
  return tabs.close;
}, 300_000);

/** Goes to another story as the sidebar does, without loading Storybook again. */
const select = (page: Page, id: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `?path=/story/${id}&globals=a11y.manual:!true`);

const rowOf = (page: Page, name: string) =>
  page
    .locator('.docblock-argstable tbody tr')
    .filter({ has: page.locator('td:first-child').getByText(name, { exact: true }) });

/** Waits for the end of the play function, which may change the story. */
const played = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    const preview: unknown =
      frame?.contentWindow && Reflect.get(frame.contentWindow, '__STORYBOOK_PREVIEW__');
    const { currentRender } = (preview ?? {}) as { currentRender?: { id: string; phase?: string } };
    return currentRender?.id === wanted && /^(finished|errored)$/.test(currentRender.phase ?? '');
  }, id);

/** Changes a value as a person would: types, ticks, chooses, or removes an item. */
const change = async (row: Locator, option?: string): Promise<void> => {
  await row.waitFor();
  const set = row.getByRole('button', { name: /^Set (string|boolean|number)$/ });
  const control = row.locator('textarea, input, .rejt-tree');
  await set.or(control).first().waitFor();
  if ((await set.count()) > 0) await set.click();
  await control.first().waitFor();
  const text = row.locator('textarea[id^="control-"]');
  const others = row.locator('input[type="radio"]:not(:checked)');
  const box = row.locator('input[type="checkbox"]');
  if (option) await row.getByRole('radio', { name: option }).check({ force: true });
  else if ((await text.count()) > 0) await text.fill('1');
  else if ((await others.count()) > 0) await others.last().check({ force: true });
  else if ((await box.count()) > 0) await box.dispatchEvent('click');
  else await row.locator('.rejt-minus-menu').first().dispatchEvent('click');
};

describe.each(Object.entries(components))('%s', (id, names) => {
  test('each of its controls changes what is shown', async () => {
    const page = tabs.first;
    const shown = () =>
      page
        .frameLocator('#storybook-preview-iframe')
        .locator('body')
        .evaluate((body) => body.innerHTML);
    await select(page, id);
    await played(page, id);
    for (const [name = '', option] of names.map((each) => each.split(': '))) {
      const before = await shown();
      await change(rowOf(page, name), option);
      await expect.poll(shown, { message: name, timeout: 60_000 }).not.toBe(before);
    }
  }, 300_000);
});
