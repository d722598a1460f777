import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { mainMenu, subMenu } from './moving.ts';

export const toggle = (page: Page) => page.getByRole('button', { name: /^Showing / });

/** The stored view of a phone (page or menu), as JSON. */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('mobile-view'));

export const json = {
  main: '{"view":"main","showMain":true,"showToc1":false,"showToc2":false}',
  toc1: '{"view":"toc1","showMain":false,"showToc1":true,"showToc2":false}',
  toc2: '{"view":"toc2","showMain":false,"showToc1":false,"showToc2":true}',
};

export const expectView = async (page: Page, view: keyof typeof json, section = 'Writing') => {
  await expect(mainMenu(page)).toBeVisible({ visible: view === 'toc1' });
  await expect(subMenu(page, section)).toBeVisible({ visible: view === 'toc2' });
  await expect(page.getByRole('main')).toBeVisible({ visible: view === 'main' });
};

export const store = (page: Page, value: string) =>
  page.addInitScript(
    (text) => localStorage.getItem('mobile-view') ?? localStorage.setItem('mobile-view', text),
    value,
  );
