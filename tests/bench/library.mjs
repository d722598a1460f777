import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/root.mjs';
import { listen } from './listen.mjs';
import { median, round } from './numbers.mjs';

/** Bundles a module with the library, and returns the code. @param {string} source */
const bundle = async (source) => {
  const result = await build({
    root: join(root, 'site'),
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@line-of-dance/ui': join(root, 'ui/src/index.ts') } },
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(root, 'site/src/virtual-entry.tsx') : undefined),
        load: (id) => (id.endsWith('virtual-entry.tsx') ? source : undefined),
      },
    ],
    build: {
      write: false,
      rollupOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  return output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
};

const cards = `
import { EmotionCard } from '@line-of-dance/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
const entries = Array.from({ length: 1000 }, (_, index) => ({
  name: 'Word ' + index,
  language: 'Language',
  meaning: 'A settled willingness to let things be as they are.',
  culturalContext: 'Said on the way home, by people who had planned something else for the evening.',
}));
const time = (element) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const begin = performance.now();
  flushSync(() => root.render(element));
  const rendered = performance.now() - begin;
  host.getBoundingClientRect();
  const laidOut = performance.now() - begin;
  const html = host.innerHTML;
  root.unmount();
  host.remove();
  return { rendered, laidOut, html };
};
const plainElement = (node, key) => {
  if (node.nodeType === 3) return node.data;
  const props = Object.fromEntries([...node.attributes].filter(({ name }) => name !== 'class').map(({ name, value }) => [name, value]));
  const Tag = node.localName;
  return <Tag key={key} {...props}>{[...node.childNodes].map(plainElement)}</Tag>;
};
window.measureCards = () => {
  const ours = entries.map((entry) => <EmotionCard key={entry.name} {...entry} />);
  const template = document.createElement('template');
  template.innerHTML = time(ours).html;
  const plain = [...template.content.childNodes].map(plainElement);
  const rounds = [1, 2, 3].map(() => [time(ours), time(plain)]);
  return rounds.map((round) => round.map(({ rendered, laidOut }) => ({ rendered, laidOut })));
};
`;

/**
 * Measures how long React needs to render a thousand cards, and the same markup without our components and styles.
 * @param {import('playwright').Browser} browser
 */
export const measureLibrary = async (browser) => {
  const code = await bundle(cards);
  const server = createServer(({ url }, response) => {
    const isCode = url === '/cards.js';
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html');
    response.end(
      isCode ? code : '<!doctype html><title>Cards</title><script type="module" src="/cards.js"></script>',
    );
  });
  const page = await browser.newPage();
  await page.goto(await listen(server));
  await page.waitForFunction(() => 'measureCards' in window);
  const rounds = await page.evaluate(() => Reflect.get(window, 'measureCards')());
  await page.close();
  server.close();
  const side = (/** @type {number} */ index) => ({
    'rendered ms': round(median(rounds.map((one) => one[index].rendered))),
    'laid out ms': round(median(rounds.map((one) => one[index].laidOut))),
  });
  return { '1,000 cards': side(0), 'plain markup': side(1) };
};
