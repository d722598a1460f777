import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startApp, temporaryDirectory } from './app.js';

export const home = `<!doctype html><title>Home</title>${'<p>Home</p>'.repeat(100)}`;
const script = `console.log(${JSON.stringify('x'.repeat(500))})`;
/** Hash that the built site of these tests allows for inline scripts and styles of its pages. */
export const inlineHash = 'sha256-1bDvwh7uDqLJT+552LKeohVwWMKlQ0DICycip2wyFgc=';
export const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

function write(root: string, path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!/\.(html|js|svg|txt)$/.test(path)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/** Writes a few pages in the format of the real build, and returns their folder. */
function buildSite(): string {
  const site = temporaryDirectory();
  const client = join(site, 'client');
  write(client, 'index.html', home);
  write(client, 'writing/index.html', '<h1>Writing</h1>');
  write(client, '404/index.html', '<h1>Nothing here</h1>');
  write(client, 'assets/main-a1b2.js', script);
  write(client, 'assets/face.woff2', 'font');
  write(client, 'assets/photo-a1b2.avif', 'photograph');
  write(client, 'assets/photo-a1b2.webp', 'photograph');
  write(client, 'apps/cards/index.html', '<h1>Cards</h1>');
  write(client, 'apps/cards/sw.js', script);
  write(client, 'apps/assets/cards-a1b2.js', script);
  write(client, 'favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(client, 'robots.txt', 'User-agent: *');
  write(client, 'sitemap.xml', '<urlset/>');
  writeFileSync(
    join(site, 'csp.json'),
    JSON.stringify({
      all: {
        frame: ['https://calendly.com', 'https://www.youtube-nocookie.com'],
        connect: ['https://api.rss2json.com'],
        img: ['https://*.medium.com', 'https://i.example'],
      },
      pages: {
        '/': { script: [inlineHash], style: [inlineHash] },
        '/writing': { script: [], style: [] },
        '/apps/cards': { script: [inlineHash], style: [], app: true },
      },
    }),
  );
  return site;
}

/** Starts a server with a built site of a few pages. */
export async function startBuiltSite() {
  const site = buildSite();
  const server = await startApp('sqlite', { SITE_DIR: site, RATE_LIMIT_PER_MINUTE: '1' });
  return {
    server,
    get: (url: string, headers: Record<string, string> = {}) => server.send({ url, headers }),
    close: async () => {
      await server.close();
      rmSync(site, { recursive: true });
    },
  };
}

export type BuiltSite = Awaited<ReturnType<typeof startBuiltSite>>;
