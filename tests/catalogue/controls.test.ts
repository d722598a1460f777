import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { send } from '../storybook.ts';
import { openTabs, type Tabs } from './tabs.ts';

/** Controls to test on each documentation page, in this order. `name: option` chooses an option of a control. */
const documented: Record<string, readonly string[]> = {
  'forms-button--docs': ['children', 'kind', 'busy'],
  'forms-field--docs': ['label', 'optional', 'placeholder', 'error'],
  'navigation-sidebar--docs': ['siteName', 'tagline', 'label', 'currentPath', 'items'],
  'navigation-submenu--docs': ['heading', 'currentRoute', 'groups'],
  'cards-and-lists-questionlist--docs': ['currentId', 'children', 'error', 'questions', 'loading'],
  'navigation-nextbutton--docs': ['title', 'href'],
  'navigation-mobileviewtoggle--docs': ['view'],
  'cards-and-lists-emotioncard--docs': ['name', 'language', 'meaning', 'culturalContext', 'variant'],
};

/**
 * Controls to test in Storybook's panel, by story. Documentation pages show these stories in a frame or without
 * controls.
 */
const inThePanel: Record<string, readonly string[]> = {
  'forms-logindialog--default': ['title', 'description', 'open'],
  'cards-and-lists-questionlist--load-failed': ['busy: retry'],
};

let tabs: Tabs;

beforeAll(async () => {
  tabs = await openTabs();
  return tabs.close;
}, 300_000);

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

/** Changes one control after the other, and returns those that do not change the story. */
const deadControls = async (page: Page, names: readonly string[] = [], shown: () => Promise<string>) => {
  const dead: string[] = [];
  for (const [name = '', option] of names.map((each) => each.split(': '))) {
    const before = await shown();
    await change(rowOf(page, name), option);
    await expect
      .poll(shown, { timeout: 60_000 })
      .not.toBe(before)
      .catch(() => dead.push(`"${name}" changes nothing`));
  }
  return dead;
};

test('each control of a documentation page changes its first story', async () => {
  const complaints = await tabs.walk(Object.keys(documented), 'a11y.manual:!true', async (page, storyId) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await send(page, 'setCurrentStory', { storyId, viewMode: 'docs' }, 'docsRendered');
    const first = page.locator('#storybook-docs [id^="story--"][id$="-inner"]').first();
    return deadControls(page, documented[storyId], () => first.evaluate((story) => story.innerHTML));
  });
  expect(complaints).toEqual([]);
}, 600_000);

test.each(Object.entries(inThePanel))(
  'each control in the panel of %s changes what is shown',
  async (id, names) => {
    const page = tabs.first;
    await page.goto(`${tabs.address}/?path=/story/${id}&globals=a11y.manual:!true`);
    await played(page, id);
    const body = page.frameLocator('#storybook-preview-iframe').locator('body');
    expect(await deadControls(page, names, () => body.evaluate((shown) => shown.innerHTML))).toEqual([]);
  },
  300_000,
);
