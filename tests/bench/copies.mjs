import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const scripts = /<script(?![^>]*json)[\s\S]*?<\/script>/g;

/** The page without its scripts: the fastest that its content can be. @param {string} html */
export const withoutScripts = (html) => html.replace(scripts, '');

/**
 * Serves the same site with its pages changed. All sides of a comparison are served by it, so that they differ in nothing else.
 * @param {string} address
 * @param {(html: string, path: string) => string} change
 */
export const startCopy = async (address, change = (html) => html) => {
  const kept = new Map();
  const fetchOnce = async (/** @type {string} */ path) => {
    const known = kept.get(path);
    if (known) return known;
    const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } });
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = /html|javascript|json|svg/.test(type);
    const text = type.includes('html') ? Buffer.from(change(bytes.toString(), path)) : bytes;
    const answer = {
      status: response.status,
      type,
      body: isText ? brotliCompressSync(text) : text,
      encoding: isText ? 'br' : undefined,
    };
    if (!path.startsWith('/api')) kept.set(path, answer);
    return answer;
  };
  const server = createServer(async (request, response) => {
    const { status, type, body, encoding } = await fetchOnce(request.url ?? '/');
    response.setHeader('content-type', type);
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(status, { 'content-length': body.length }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
