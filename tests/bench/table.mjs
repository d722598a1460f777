const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const round = (value, digits = 0) => Number(value).toFixed(digits);

/** @param {readonly (readonly (string | number)[])[]} lines */
const rows = (lines) => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => String(line[column]).length)));
  return lines
    .map((line) => line.map((cell, column) => String(cell).padEnd(widths[column])).join('  '))
    .join('\n');
};

const pages = (measured) =>
  rows([
    [
      'page',
      'html kB',
      'script kB',
      'fonts kB',
      'requests',
      'FCP ms',
      'LCP ms',
      '/ no scripts',
      '/ by hand',
      '/ starter',
      'TBT ms',
      'CLS',
    ],
    ...Object.entries(measured).map(
      ([kind, { bytes, requests, fcp, lcp, ratio, handWritten, starter, tbt, cls }]) => [
        kind,
        kilobytes(bytes.html),
        kilobytes(bytes.script),
        kilobytes(bytes.font),
        requests,
        round(fcp),
        round(lcp),
        round(ratio, 2),
        round(handWritten, 2),
        round(starter, 2),
        round(tbt),
        round(cls, 4),
      ],
    ),
  ]);

const server = (figures) => {
  const { get, getPlain, getCached, page, pagePlain, write, writePlain } = figures;
  const { atRest, afterLoad, besideWriters, start, sizes, longest } = figures;
  const ratio = (one, other) => round(one.perSecond / other.perSecond, 2);
  return rows([
    ['server', 'per second', 'p99 ms', 'ratio'],
    ['GET first page of 50', round(page.perSecond), page.p99, ''],
    ['  bare node:http', round(pagePlain.perSecond), pagePlain.p99, ratio(page, pagePlain)],
    ['GET list of 500', round(get.perSecond), get.p99, ''],
    ['  bare node:http', round(getPlain.perSecond), getPlain.p99, ratio(get, getPlain)],
    ['  bare, body kept', round(getCached.perSecond), getCached.p99, ratio(get, getCached)],
    ['POST question', round(write.perSecond), write.p99, ''],
    ['  bare node:http', round(writePlain.perSecond), writePlain.p99, ratio(write, writePlain)],
    ['first page of 50 beside 32 writers, ms', round(besideWriters.median, 1), round(besideWriters.p99), ''],
    ['start to first answer, ms', round(start), '', ''],
    ['memory at rest, after load, MB', `${round(atRest)}, ${round(afterLoad)}`, '', ''],
    ...Object.entries(sizes).map(([count, { wholeList, pageOf50 }]) => [
      `${count} questions: list, page of 50, ms`,
      `${round(wholeList, 1)}, ${round(pageOf50, 1)}`,
      '',
      '',
    ]),
    ['21600 longest questions: list', round(longest.whole.perSecond), longest.whole.p99, ''],
    ['  first page of 50', round(longest.page.perSecond), longest.page.p99, ''],
    ['  memory afterwards, MB', round(longest.memory), '', ''],
  ]);
};

const moving = ({ clicks, backMedian, heapBefore, heapAfter200 }) =>
  rows([
    ['moving about', ''],
    ...clicks.map(({ motion, ahead, middle, worst }) => [
      `click to painted heading, ${motion}, ${ahead ? '' : 'not '}fetched ahead, median (worst), ms`,
      `${round(middle)} (${round(worst)})`,
    ]),
    ['back, median, ms', round(backMedian)],
    ['heap before and after 200 navigations, MB', `${round(heapBefore, 1)}, ${round(heapAfter200, 1)}`],
  ]);

const library = ({ bytes, cards }) =>
  `${rows([['component', 'brotli bytes alone'], ...Object.entries(bytes)])}\n1,000 cards: ${round(cards.ours.rendered)} ms rendered, ${round(cards.ours.laidOut)} ms laid out; the same markup plain: ${round(cards.plain.rendered)} and ${round(cards.plain.laidOut)} ms`;

const building = (measured) =>
  rows([['building', ''], ...Object.entries(measured).map(([name, value]) => [name, round(value, 1)])]);

const lighthouse = (pages) => {
  const all = Object.entries(pages);
  const below = all.filter(([, { marks }]) => Object.values(marks).some((mark) => mark < 100));
  return [
    `Lighthouse: ${all.length} pages, ${all.length - below.length} with 100 in all four`,
    ...below.map(([path, { marks, lost }]) => `${path} ${JSON.stringify(marks)} ${lost.join(', ')}`),
  ].join('\n');
};

const parts = { building, pages, moving, library, lighthouse, server, explorer: (text) => text };

/** Everything that was measured, as one page of text. */
export const table = (results) =>
  Object.entries(parts)
    .filter(([name]) => name in results)
    .map(([name, draw]) => draw(results[name]))
    .join('\n\n');
