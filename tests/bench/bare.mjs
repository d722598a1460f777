import Database from 'better-sqlite3';
import { createServer } from 'node:http';

/**
 * The lower limit for the two busiest endpoints: bare `node:http` with prepared statements on the same file, at the same
 * durability. `cached` keeps the list's body until a write changes it.
 */
const [, , file = '', mode = 'plain'] = process.argv;
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
const columns = 'id, question, name, answer';
const list = database.prepare(`SELECT ${columns} FROM question ORDER BY id DESC LIMIT 500`);
const page = database.prepare(`SELECT ${columns} FROM question ORDER BY id DESC LIMIT ?`);
const insert = database.prepare('INSERT INTO question (question, name, created_at) VALUES (?, ?, ?)');
let kept;

const read = (url) => {
  const limit = /limit=(\d+)/.exec(url)?.[1];
  if (limit) return JSON.stringify(page.all(Number(limit)));
  if (mode !== 'cached') return JSON.stringify(list.all());
  kept ??= JSON.stringify(list.all());
  return kept;
};

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (request.method === 'GET') return response.end(read(request.url));
  let body = '';
  request.on('data', (bytes) => (body += bytes));
  return request.on('end', () => {
    const { question, name } = JSON.parse(body);
    insert.run(question, name ?? null, new Date().toISOString());
    kept = undefined;
    response.writeHead(201).end('{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
