import { pinnedBrowserPath } from '../browser.mjs';
import { startServer } from '../server.mjs';
import { serveStorybook } from '../storybook.ts';

/** Questions for the pictures of Ask Me Anything, newest last. */
const questions: readonly { question: string; name?: string; answer?: string }[] = [
  { question: 'How did you find your way to tango?', name: 'Ines', answer: 'By a poster in a stairwell.' },
  { question: 'Which orchestra would you take to an island?' },
  {
    question: 'What do you tell somebody who says that they cannot dance?',
    name: 'A reader from Graz',
    answer: 'That walking is enough.\n\nThe rest is listening, and most people have done that before.',
  },
  { question: 'Do you take on projects that are smaller than a month?', name: 'Jo' },
];

/** Serves the built Storybook, and the built site with questions in its own database. */
const serve = async (): Promise<() => Promise<void>> => {
  const browser = await pinnedBrowserPath();
  // Other browsers draw letters and edges differently.
  if (!browser)
    throw new Error('Nothing was compared: @sparticuz/chromium does not run here. See README.md.');
  const storybook = await serveStorybook();
  const site = await startServer();
  for (const { question, name, answer } of questions) {
    const id = await site.ask(question, name);
    if (answer) await site.answer(id, answer);
  }
  // Playwright starts its workers later, and they inherit these variables.
  Object.assign(process.env, {
    VISUAL_BROWSER: browser,
    VISUAL_STORYBOOK: storybook.address,
    VISUAL_SITE: site.url,
  });
  return async () => void (await Promise.all([storybook.close(), site.stop()]));
};

export default serve;
