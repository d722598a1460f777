import type { Page } from '@playwright/test';
import { labelOf } from '../content.ts';
import { expect } from './journey.ts';
import { mainMenu } from './moving.ts';

type View = 'main' | 'toc1' | 'toc2';

export const toggle = (page: Page) => page.getByRole('button', { name: /^Showing / });
export const subMenu = (page: Page, name = 'Writing') => page.getByRole('navigation', { name, exact: true });
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('mobile-view'));

export const json: Record<View, string> = {
  main: '{"view":"main","showMain":true,"showToc1":false,"showToc2":false}',
  toc1: '{"view":"toc1","showMain":false,"showToc1":true,"showToc2":false}',
  toc2: '{"view":"toc2","showMain":false,"showToc1":false,"showToc2":true}',
};

export const expectView = async (page: Page, view: View, section = 'Writing') => {
  await expect(mainMenu(page)).toBeVisible({ visible: view === 'toc1' });
  await expect(subMenu(page, section)).toBeVisible({ visible: view === 'toc2' });
  await expect(page.getByRole('main')).toBeVisible({ visible: view === 'main' });
};

export const store = (page: Page, value: string) =>
  page.addInitScript(
    (text) => localStorage.getItem('mobile-view') ?? localStorage.setItem('mobile-view', text),
    value,
  );

export const exercises = '/writing/tango/exercises';

export const chooseArticle = (page: Page) =>
  subMenu(page)
    .getByRole('link', { name: labelOf(exercises) })
    .click();
