import Database from 'better-sqlite3';
import { createServer } from 'node:http';

/**
 * The two busiest endpoints with only `node:http` and prepared statements, to compare our server with. The database is
 * a copy of ours with the same durability.
 */
const [, , file = ''] = process.argv;
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
const columns = 'id, question, name, answer';
const page = database.prepare(`SELECT ${columns} FROM question ORDER BY id DESC LIMIT ?`);
const insert = database.prepare('INSERT INTO question (question, name, created_at) VALUES (?, ?, ?)');

const read = (url) => JSON.stringify(page.all(Number(/limit=(\d+)/.exec(url)?.[1] ?? 200)));

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  if (request.method === 'GET') return response.end(read(request.url));
  let body = '';
  request.on('data', (bytes) => (body += bytes));
  return request.on('end', () => {
    const { question, name } = JSON.parse(body);
    insert.run(question, name ?? null, new Date().toISOString());
    response.writeHead(201).end('{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
