import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isExample, owner } from '../src/data/owner.ts';
import { fileSchemas } from '../src/data/schema.ts';
import { menusOf, readContent } from './content.ts';
import { contentFaults } from './contentCheck.ts';
import { contentPlugin } from './contentPlugin.ts';
import { nextPieceOf } from './nextPiece.ts';
import { remarkText } from './remarkText.ts';
import type { TextNode } from './textTree.ts';
import { examplesIn } from './writeSite.ts';

const sentence = 'A sentence that is long enough for the description below a link in a search engine.';

/** Files of a small content folder: texts by file name. The tests below change them. */
const files: Record<string, string> = {
  'navigation.yml': `menu:
  - { name: Home, path: /, icon: home }
sections:
  - name: Writing
    path: /writing
    groups:
      - title: Dance
        items:
          - { label: Walking, route: /writing/dance/walking }
          - { label: Standing, route: /writing/dance/standing, placeholder: true }
`,
  'placeholders.yml': `/writing/dance/standing:
  summary: ${sentence}
  meanwhile:
    - to: /writing/dance/walking
      why: It moves.
`,
  'owner.yml': `siteName: A Site
tagline: somebody
address: https://site.test
profiles: []
feed: { url: 'https://blog.test/feed', converter: 'https://converter.test' }
scheduling:
  url: https://calendar.test
  hours: { weekdays: [Monday], from: '10:00', to: '17:00', timeZone: Europe/Berlin, notice: 24, daysOff: [] }
embeds: { videoPlaylist: a, music: show/b, photoPost: c, socialPost: 'https://posts.test' }
helpline: { name: Somebody who listens, url: 'https://help.test' }
apps: {}
analytics: { id: '' }
`,
  'exercises.yml': `- title: Walk
  purpose: To arrive.
  setUp: A floor.
  notice: Your feet.
  drawing: floor
  alt: A dot.
`,
  'home.yml': 'startLinks: []\nshelf: []\nplates: []\n',
  'home.mdx': `---\ntitle: Home\ndescription: ${sentence}\nheading: Hello\n---\n\nCome in.\n`,
  'writing/index.mdx': `---\ntitle: Writing\ndescription: ${sentence}\n---\n\n[Walking](/writing/dance/walking)\n`,
  'writing/dance/walking.mdx': `---\ntitle: Walking\ndescription: ${sentence}\n---\n\nOne step.\n`,
};

const content = join(import.meta.dirname, '../content');
const unchanged = ['episodes.yml', 'emotions.yml', 'tech-stack.yml', 'jous.yml'];

let folder = '';

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'line-of-dance-content-')), 'content');
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const file of unchanged) write(file, readFileSync(join(content, file), 'utf8'));
});

afterEach(() => rmSync(dirname(folder), { recursive: true }));

const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  write(file, changed);
};

const walking = 'writing/dance/walking.mdx';

test('the owner’s content has no faults', () => {
  expect(contentFaults(content)).toEqual([]);
}, 60_000);

test('the small content of these tests has no faults', () => {
  expect(contentFaults(folder)).toEqual([]);
});

test.each(['jous.yml', 'home.mdx'])('reports that %s is missing', (file) => {
  rmSync(join(folder, file));
  expect(contentFaults(folder)).toEqual([`site/content/${file}: is missing`]);
});

test('a missing title is named with its file and field', () => {
  change(walking, /^title: .*\n/m, '');
  expect(contentFaults(folder)).toEqual(['site/content/writing/dance/walking.mdx: title: is missing']);
});

test('an unknown field is named', () => {
  change(walking, /^title:/m, 'autor: Somebody\ntitle:');
  expect(contentFaults(folder)).toEqual([`site/content/${walking}:2: the file: autor is not known here`]);
});

test('a field that is there twice is named', () => {
  change(walking, 'title: Walking', 'title: Walking\ntitle: Standing');
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:3: title is there twice: remove one of them`,
  ]);
});

test('refuses the name of a drawing with .svg at its end', () => {
  change(walking, /^title:/m, 'drawing: Walking.svg\ntitle:');
  expect(contentFaults(folder)).toEqual([
    'site/content/writing/dance/walking.mdx:2: drawing: must be the name of a drawing, without .svg',
  ]);
});

test('a value of the wrong kind is named with its line', () => {
  change('exercises.yml', 'A floor.', '[1, 2]');
  expect(contentFaults(folder)).toEqual(['site/content/exercises.yml:3: 0.setUp: must be a text']);
});

test.each([
  ['timeZone: Europe/Berlin', 'timeZone: Berlin', 'timeZone: must be a time zone such as Europe/Berlin'],
  ["from: '10:00'", "from: '18:00'", 'to: must be later than `from`'],
  ...['24.12.', '2026-31-12', '2027-01-06 to 2026-12-24', '2026-12-24 to'].map((wrong) => [
    'daysOff: []',
    `daysOff: [${wrong}]`,
    'daysOff.0: must be a day such as 2026-12-24, or a first and a last one: 2026-12-24 to 2027-01-06',
  ]),
])('reports a mistake in the calendar’s hours: %s replaced by %s', (right, wrong, fault) => {
  change('owner.yml', right, wrong);
  expect(contentFaults(folder)).toEqual([`site/content/owner.yml:8: scheduling.hours.${fault}`]);
});

test('accepts an empty list of days off, and says how to turn [] into a list', () => {
  const hours = /hours: .*, daysOff: \[\] \}/;
  const daysOff =
    'hours:\n    weekdays: [Monday]\n    from: "10:00"\n    to: "17:00"\n    timeZone: Europe/Berlin';
  change('owner.yml', hours, `${daysOff}\n    notice: 24\n    daysOff:`);
  expect(contentFaults(folder)).toEqual([]);
  change('owner.yml', 'daysOff:', 'daysOff: []\n      - 2026-12-24');
  expect(contentFaults(folder)).toEqual([
    'site/content/owner.yml:15: a list cannot begin here: first remove what is after the colon above, such as []',
  ]);
});

test('a placeholder without a summary is named', () => {
  change('placeholders.yml', /^ {2}summary: .*\n/m, '');
  expect(contentFaults(folder).join()).toMatch(/placeholders\.yml:\d+: .*summary: is missing/);
});

test('a colon without quotation marks is reported in one plain sentence, with file and line', () => {
  change(walking, /^title: .*$/m, 'title: Walking: a beginning');
  expect(contentFaults(folder)).toEqual([
    'site/content/writing/dance/walking.mdx:2: a value with a colon and a space in it needs quotation marks, for example lead: "Three shelves: the brain, systems, the body."',
  ]);
});

test.each([
  [walking, 'title: Walking', 'title: Step #3 of walking', 2],
  ['navigation.yml', 'label: Walking', 'label: Step #3', 9],
])('a # in %s asks for quotation marks', (file, right, wrong, line) => {
  change(file, right, wrong);
  expect(contentFaults(folder)).toEqual([
    expect.stringContaining(
      `site/content/${file}:${line}: a text with a # after a space needs quotation marks`,
    ),
  ]);
});

test.each(['"Step #3"', 'Step#3', 'Walking\n# A note'])('accepts the title %j', (title) => {
  change(walking, 'title: Walking', `title: ${title}`);
  expect(contentFaults(folder)).toEqual([]);
});

test.each([
  ['Which one: this or that?', 'bread.0: a value with a colon and a space in it needs quotation marks'],
  ['*Which* one?', 'a value that begins with * needs quotation marks'],
  ['*Which*', 'a value that begins with * needs quotation marks'],
])('the card “%s” needs quotation marks', (card, fault) => {
  change('jous.yml', 'bread:\n', `bread:\n  - ${card}\n`);
  expect(contentFaults(folder)).toEqual([expect.stringContaining(`site/content/jous.yml:8: ${fault}`)]);
});

test('YAML that cannot be read is named by its file and line', () => {
  change('owner.yml', /^siteName:.*$/m, 'siteName: "unclosed');
  expect(contentFaults(folder)).toEqual([
    expect.stringMatching(/^site\/content\/owner\.yml:\d+: a quotation mark/),
  ]);
});

test.each([
  ['navigation.yml', 'icon: home', 'icon: hoem'],
  ['navigation.yml', 'label: Walking', 'lable: Walking'],
  ['owner.yml', 'feed:', '\tfeed:'],
])('a fault in %s causes no reports about other files', (file, right, wrong) => {
  change(file, right, wrong);
  expect(contentFaults(folder).filter((fault) => !fault.includes(file))).toEqual([]);
});

test.each(['<svg', '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"></svg>', '<svg viewBox="0 0 1 1"><g>'])(
  'refuses %j as a drawing',
  (drawing) => {
    write('drawings/dot.svg', drawing);
    expect(contentFaults(folder)).toEqual([
      expect.stringContaining('drawings/dot.svg: must begin with <svg and end with </svg>'),
    ]);
  },
);

test.each([walking, 'poems/1.txt'])('asks to save %s as UTF-8', (file) => {
  write(file, '');
  writeFileSync(join(folder, file), Buffer.from('---\ntitle: Caf\xe9\n---\n\nOne.\n', 'latin1'));
  expect(contentFaults(folder)).toEqual([
    `site/content/${file}: has letters that cannot be read: save it as UTF-8`,
  ]);
});

test('a text that imports something is refused', () => {
  change(walking, 'One step.', "import fs from 'node:fs'");
  expect(contentFaults(folder)).toEqual([`site/content/${walking}:6: a text has no import and no export`]);
});

test.each(['Two {steps}.', 'Fewer than <3 steps.'])(
  'asks for a backslash before the < or { of “%s”',
  (line) => {
    change(walking, 'One step.', line);
    expect(contentFaults(folder)).toEqual([
      expect.stringMatching(/walking\.mdx:6: a .* needs a \\ before it$/),
    ]);
  },
);

test.each(['drawing=“dot”', 'drawing=dot', 'drawing="dot alt="A"', 'drawing="dot', '“dot”'])(
  'asks for straight quotation marks in <Figure %s />',
  (attributes) => {
    change(walking, 'One step.', `<Figure ${attributes} />`);
    expect(contentFaults(folder)).toEqual([
      expect.stringMatching(
        /walking\.mdx:\d+: a value in a part here or above needs straight quotation marks around it/,
      ),
    ]);
  },
);

test.each(['<me@example.org>', '<https://example.org>'])('explains how to write %s as a link', (address) => {
  change(walking, 'One step.', address);
  expect(contentFaults(folder)).toEqual([
    expect.stringContaining(`site/content/${walking}:6: write a link as [words](https://…)`),
  ]);
});

test('explains how to write a comment instead of an HTML comment', () => {
  change(walking, 'One step.', 'One step.\n\n<!-- two? -->');
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:8: write a note to yourself as {/* note */}`,
  ]);
});

test.each(['', '\n---\ntitle: Walking\n---\n', '---\ntitle: Walking\n', '---\ntitle: Walking\n----\n'])(
  'a text begins with %j: explains how it must begin',
  (head) => {
    write(walking, `${head}\nOne step.\n`);
    expect(contentFaults(folder)).toEqual([
      `site/content/${walking}:1: a text begins with --- alone in its first line, its fields, and --- again`,
    ]);
  },
);

test('a space after --- does no harm', () => {
  change(walking, /---\n/g, '--- \n');
  expect(contentFaults(folder)).toEqual([]);
});

test('reports a part that is written without its capital letters', () => {
  change(walking, 'One step.', '<sidenote title="A" />');
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:6: <sidenote>: the names of parts have capital letters, as in README.md`,
  ]);
});

test.each([
  ['<SideNote title="A">\n\nA note.', '<SideNote>', 'write </SideNote> after its end'],
  ['<SideNote title="A">A note.', '<SideNote>', 'write </SideNote> after its end'],
  ['One<br>step.', '<br>', 'write </br> after its end'],
])('%s is not closed', (line, part, advice) => {
  change(walking, 'One step.', line);
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:6: ${part} is opened and not closed: ${advice}, or ${part.replace('>', ' />')} if it has none`,
  ]);
});

test.each([
  [
    '<SideNote title="A">\n\nA note.\n\n</Sidenote>',
    '10: </Sidenote> is not the end of <SideNote> in line 6: write </SideNote> in its place or before it',
  ],
  [
    'A note.</SideNote>',
    '6: a part ends here that was not opened: write its beginning above, or remove its end',
  ],
])('explains the wrong end in %j', (line, fault) => {
  change(walking, 'One step.', line);
  expect(contentFaults(folder)).toEqual([`site/content/${walking}:${fault}`]);
});

test.each(['VidoePlaylist', 'sideNote'])('reports the unknown part %s', (name) => {
  change(walking, 'One step.', `<${name} drawing="salon" />`);
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:6: there is no part <${name}>: "What a text may contain" in README.md has the names`,
  ]);
});

test('reports links to missing pages in texts and in YAML files', () => {
  change(walking, 'One step.', '[There](/writing/dance/running#far)');
  change('placeholders.yml', 'to: /writing/dance/walking', 'to: /nowhere');
  expect(contentFaults(folder).toSorted()).toEqual([
    'site/content/placeholders.yml:4: links to /nowhere, where there is no page',
    `site/content/${walking}:6: links to /writing/dance/running, where there is no page`,
  ]);
});

test.each([
  ['[there](writing/dance/walking)', 'links to writing/dance/walking: begin with / for a page of the site'],
  ['[site](www.example.org)', 'links to www.example.org: begin with / for a page of the site'],
  ['[my CV](/cv.pdf)', 'links to /cv.pdf, but there is no site/public/cv.pdf'],
  ['[later]()', 'links to nothing: begin with / for a page of the site'],
  ['<Cover to="writing" drawing="dot" />', 'links to writing: begin with / for a page of the site'],
  ['[far](#far)', 'links to #far, but no part of that text has id="far"'],
  ['[far](/writing#far)', 'links to #far, but no part of that text has id="far"'],
])('reports the broken link %s', (link, fault) => {
  change(walking, 'One step.', link);
  expect(contentFaults(folder)).toEqual([expect.stringContaining(`site/content/${walking}:6: ${fault}`)]);
});

test.each([
  'https://a.test/b#c',
  'mailto:a@b.test',
  'tel:+49301234',
  '/rss.xml',
  '/interactive/ama/rss.xml',
  '/emotions.json',
  '/apps/jous/',
  '/projects/emotion-explorer/words/longing#saudade-portuguese',
  '/#on-the-shelf',
  '#near',
  '#poem-3',
  '#exercise-3',
])('accepts a link to %s', (to) => {
  change(walking, 'One step.', `[there](${to})\n\n<Service id="near" title="Near">\n\nHere.\n\n</Service>`);
  expect(contentFaults(folder)).toEqual([]);
});

test('the main menu leads to sections only', () => {
  change('navigation.yml', 'sections:', '  - { name: Work, path: /services, icon: work }\nsections:');
  expect(contentFaults(folder)).toEqual([
    'site/content/navigation.yml:3: /services is not a section: add it to sections, or correct the path',
  ]);
});

test.each([
  ['Section id="one"', 'title'],
  ['Section id="" title="One"', 'id'],
  ['Figure alt="A dot."', 'drawing'],
  ['Figure drawing={"dot"}', 'drawing'],
  ['Action', 'to'],
  ['Cover drawing="dot"', 'to'],
  ['Covers', 'caption'],
  ['ProjectCard to="https://example.org" title="A" drawing="dot"', 'caption'],
  ['PortfolioItem id="a" title="A" drawing="dot" alt="A dot."', 'href and link'],
  ['MediumArticle', 'slug'],
])('reports what <%s /> lacks', (part, lacking) => {
  change(walking, 'One step.', `<${part} />`);
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:6: <${part.split(' ')[0]}> lacks ${lacking}: see README.md, and write the value between quotation marks`,
  ]);
});

test('the name of a poem is a number', () => {
  for (const name of ['01.txt', 'eleven.txt', '11 copy.txt']) write(`poems/${name}`, 'A line.\n');
  expect(contentFaults(folder).toSorted()).toEqual(
    ['11 copy.txt', 'eleven.txt'].map(
      (name) =>
        `site/content/poems/${name}: is not a poem: its name must be a number and .txt, such as 11.txt`,
    ),
  );
});

test('reports two poems with one number', () => {
  for (const name of ['010.txt', '10.txt', '1.txt']) write(`poems/${name}`, 'A line.\n');
  expect(contentFaults(folder)).toEqual([
    'site/content/poems/10.txt: has the number of poems/010.txt: choose another',
  ]);
});

test('ignores hidden files such as .DS_Store', () => {
  for (const file of ['.DS_Store', 'drawings/.DS_Store', 'poems/.DS_Store', 'writing/._walking.mdx'])
    write(file, 'Bud1');
  expect(contentFaults(folder)).toEqual([]);
});

test('a portrait and a screenshot must be in site/public', () => {
  const plate = (file: string) => `  - { title: A, text: B, app: jous, drawing: dot, screenshot: ${file} }\n`;
  change('owner.yml', 'address:', 'portrait: /portrait.jpg\naddress:');
  change('owner.yml', 'apps: {}', "apps: { jous: { url: 'https://jous.test' } }");
  write('home.yml', `startLinks: []\nshelf: []\nplates:\n${plate('/here.png')}${plate('/there.png')}`);
  write('../public/here.png', '');
  expect(contentFaults(folder).toSorted()).toEqual([
    'site/content/home.yml:5: screenshot: there is no site/public/there.png',
    'site/content/owner.yml:3: portrait: there is no site/public/portrait.jpg',
  ]);
});

test.each([
  ['![Shoes](My Shoes.jpg)', '![Shoes](My Shoes.jpg) is shown as it is typed'],
  ['![Shoes](<Füße(2).jpg>)', 'rename Füße(2).jpg: only the letters a to z'],
  ['<Figure drawing="dot" captoin="A dot." />', '<Figure> has no captoin: look for the name in README.md'],
  ['Look at [my *old* shoes](/my shoes).', 'shoes](/my shoes) is shown as it is typed'],
  ['# Walking', 'a heading in a text begins with ##'],
])('%s is refused', (line, fault) => {
  change(walking, 'One step.', line);
  expect(contentFaults(folder)).toEqual([expect.stringContaining(`site/content/${walking}:6: ${fault}`)]);
});

test('a menu entry needs a text, and a text needs a menu entry', () => {
  change('navigation.yml', 'dance/walking', 'dance/running');
  change('writing/index.mdx', 'dance/walking', 'dance/running');
  change('placeholders.yml', 'dance/walking', 'dance/running');
  expect(contentFaults(folder)).toEqual([
    expect.stringMatching(/navigation\.yml:9: \/writing\/dance\/running has no text: create site\/content/),
    `site/content/${walking}: is in no menu: add it to navigation.yml`,
  ]);
});

test('the address of a menu entry does not end with a slash', () => {
  change('navigation.yml', 'dance/walking', 'dance/walking/');
  expect(contentFaults(folder)).toEqual([
    'site/content/navigation.yml:9: sections.0.groups.0.items.0.route: must be a path such as /writing/tango/music, without / at its end',
  ]);
});

test('a menu entry has a text or is a placeholder, never both', () => {
  write('writing/dance/standing.mdx', files[walking] ?? '');
  expect(contentFaults(folder)).toEqual([expect.stringContaining('remove placeholder: true')]);
});

test('an app must be one of owner.yml', () => {
  const items = '[{ label: App, route: /projects/app }]';
  const section = `  - { name: Projects, path: /projects, groups: [{ items: ${items} }] }\n`;
  change('navigation.yml', 'sections:\n', `sections:\n${section}`);
  write('projects/index.mdx', `---\ntitle: Projects\ndescription: ${sentence}\n---\n\nAll.\n`);
  write('projects/app.mdx', `---\ntitle: App\napp: app\ndescription: ${sentence}\n---\n\nAn app.\n`);
  expect(contentFaults(folder)).toEqual([
    'site/content/projects/app.mdx:3: app: owner.yml has no app under apps',
  ]);
});

test('lists the example of an app that the site does not have', () => {
  const url = 'https://example.org/app';
  const apps = { jous: { url }, 'jous-two': { url }, 'my-app': { url } };
  const examples = examplesIn({ owner: { ...owner, apps }, isExample });
  expect(examples.filter((field) => field.startsWith('apps'))).toEqual([
    'apps.jous-two.url',
    'apps.my-app.url',
  ]);
});

test('a build does not check a draft, and no public text may link to it', () => {
  change(walking, 'title: Walking\n', 'draft: true\n');
  const drafted = [
    'site/content/placeholders.yml:4: links to /writing/dance/walking, which is a draft',
    'site/content/writing/index.mdx:6: links to /writing/dance/walking, which is a draft',
  ];
  expect(contentFaults(folder).toSorted()).toEqual(drafted);
  expect(contentFaults(folder, true)).toEqual([`site/content/${walking}: title: is missing`]);
});

test.each(['coming-home', 'price-index'])('a text called %s can be a draft', (name) => {
  const draft = `writing/dance/${name}.mdx`;
  write(draft, (files[walking] ?? '').replace('title:', 'draft: true\ntitle:'));
  change('navigation.yml', /^.*Walking.*$/m, `$&\n          - { label: A, route: /writing/dance/${name} }`);
  expect([...readContent(folder).texts.values()].filter(({ isDraft }) => isDraft)).toMatchObject([
    { file: draft },
  ]);
});

test('the page before an unfinished draft is shown in development', () => {
  write('writing/dance/draft.mdx', '---\ndraft: true\n---\n');
  const entry = '          - { label: A Draft, route: /writing/dance/draft }';
  change('navigation.yml', /^.*Walking.*$/m, `$&\n${entry}`);
  const read = readContent(folder);
  expect(nextPieceOf(read, menusOf(read, true))('/writing/dance/walking')).toMatchObject({
    route: '/writing/dance/draft',
    title: 'A Draft',
  });
});

test('in development a page with a fault shows the message of the check', () => {
  change(walking, /^title: .*\n/m, '');
  const file = { path: join(folder, walking), value: readFileSync(join(folder, walking), 'utf8') };
  const attach = remarkText(folder, true).remark();
  expect(() => attach({ type: 'root' }, file)).toThrow(`site/content/${walking}: title: is missing`);
});

test.each([
  [true, 1],
  [false, 0],
])('exports the fields of a text for Fast Refresh: %s', (showDrafts, exports) => {
  const tree: TextNode = { type: 'root', children: [] };
  remarkText(folder, showDrafts).remark()(tree, { path: join(folder, walking), value: files[walking] });
  const code = tree.children?.map(({ value }) => value).join('') ?? '';
  expect(code.match(/export const data = ".*Walking.*"/g) ?? []).toHaveLength(exports);
});

test('a photograph must be beside its text and have a description', () => {
  change(walking, 'One step.', '![](shoes.jpg)\n\n![Shoes](feet.jpg)\n\n![Shoes](/photos/shoes.jpg)');
  write('writing/dance/shoes.jpg', '');
  expect(contentFaults(folder)).toEqual([
    `site/content/${walking}:6: shoes.jpg has no alt: say between [ and ] what it shows`,
    `site/content/${walking}:8: there is no feet.jpg beside this text`,
    `site/content/${walking}:10: /photos/shoes.jpg is not a photograph beside this text: .jpg, .jpeg, .png or .webp`,
  ]);
});

test('reads files with Windows line endings and a byte order mark', () => {
  for (const [file, text] of Object.entries(files)) write(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(contentFaults(folder)).toEqual([]);
  change(walking, 'title: Walking', 'title: Walking\r\ndraft: true');
  expect(contentFaults(folder).join()).toContain('which is a draft');
});

test('a route that is in the menus twice is named', () => {
  change('navigation.yml', /^.*Walking.*\n/m, '$&$&');
  expect(contentFaults(folder)).toEqual([
    'site/content/navigation.yml:10: /writing/dance/walking is in the menus twice: remove one of them',
  ]);
});

test('the address of a menu entry begins with that of its section', () => {
  change('navigation.yml', '/writing/dance/walking', '/walking');
  change('writing/index.mdx', '/writing/dance/walking', '/walking');
  change('placeholders.yml', '/writing/dance/walking', '/walking');
  rmSync(join(folder, walking));
  write('walking.mdx', files[walking] ?? '');
  expect(contentFaults(folder)).toEqual([
    'site/content/navigation.yml:9: /walking must begin with /writing/, the address of its section',
  ]);
});

test.each(['/api', '/assets'])('a section cannot be called %s', (path) => {
  change('navigation.yml', 'path: /writing\n', `path: ${path}\n`);
  expect(contentFaults(folder)).toContain(
    `site/content/navigation.yml: ${path}: the site needs this address itself: choose another`,
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://posts.test'])(
  'refuses %s as an address',
  (value) => {
    change('owner.yml', 'https://posts.test', value);
    expect(contentFaults(folder)).toEqual([
      'site/content/owner.yml:9: embeds.socialPost: must be a full address beginning with https://',
    ]);
  },
);

test('accepts a full address in place of an id', () => {
  const { embeds } = fileSchemas['owner.yml'].shape;
  const written = {
    videoPlaylist: 'https://www.youtube.com/playlist?list=PL-a_1&si=x',
    music: 'https://open.spotify.com/intl-de/show/4M5G?si=x',
    photoPost: 'https://www.instagram.com/p/C-x_1/?img_index=1',
    socialPost: 'https://posts.test',
  };
  expect(embeds.parse(written)).toEqual({
    ...written,
    videoPlaylist: 'PL-a_1',
    music: 'show/4M5G',
    photoPost: 'C-x_1',
  });
});

test.each([
  ['music', 'spotify:show:4M5G', 'show/4M5G'],
  ['music', 'show/4M5G?si=x', 'show/4M5G'],
  ['photoPost', 'https://www.instagram.com/ada/reel/C-x_1/', 'C-x_1'],
  ['videoPlaylist', 'PL-a_1&si=x', 'PL-a_1'],
] as const)('finds the id for %s in %s', (name, written, id) => {
  expect(fileSchemas['owner.yml'].shape.embeds.shape[name].parse(written)).toBe(id);
});

test.each([
  [
    'videoPlaylist: a',
    'videoPlaylist: https://youtu.be/abcdef',
    'embeds.videoPlaylist: must be the address of',
  ],
  ['music: show/b', 'music: https://spotify.link/xyz', 'embeds.music: must be an address such as'],
  ['photoPost: c', 'photoPost: https://www.instagram.com/ada/', 'embeds.photoPost: must be the address of'],
  ["id: ''", 'id: UA-123', 'analytics.id: must begin with G-'],
])('refuses an address without the id: %s replaced by %s', (right, wrong, fault) => {
  change('owner.yml', right, wrong);
  expect(contentFaults(folder)).toEqual([expect.stringContaining(fault)]);
});

test.each(['navigation.yml', 'owner.yml', 'home.mdx'])('a missing %s is named', (file) => {
  rmSync(join(folder, file));
  expect(contentFaults(folder)).toEqual([`site/content/${file}: is missing`]);
});

test.each([
  ['<svg><script>alert(1)</script></svg>', 'remove <script: a drawing runs no scripts'],
  ['<svg onload="alert(1)"/>', 'remove onload: a drawing runs no scripts'],
  ['<svg><a href="javascript:alert(1)"/></svg>', 'remove javascript:: a drawing runs no scripts'],
  ['<svg><path style="fill:none"/></svg>', 'remove style: write fill, stroke and so on as attributes'],
  ['<svg><style>.a{fill:none}</style></svg>', 'remove <style: write fill, stroke and so on as attributes'],
])('the drawing %s is refused', (svg, fault) => {
  write('drawings/dot.svg', `<?xml version="1.0"?>\n${svg}`);
  expect(contentFaults(folder)).toEqual([
    expect.stringContaining(`site/content/drawings/dot.svg:2: ${fault}`),
  ]);
});

test.each(['<path d="M0 0/>', '<path d="M0 0">', '<path d=“M0”/>', 'a & b'])(
  'reports the line of a drawing that %s breaks',
  (shape) => {
    write('drawings/dot.svg', `<svg viewBox="0 0 1 1">\n${shape}</svg>`);
    expect(contentFaults(folder)).toEqual([
      expect.stringMatching(/dot\.svg:2: cannot be read \(.*\): look here and above/),
    ]);
  },
);

test('accepts a drawing without xmlns', () => {
  write('drawings/dot.svg', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>');
  expect(contentFaults(folder)).toEqual([]);
});

test('reports an id that two drawings share, if it is used', () => {
  write('drawings/one.svg', '<svg viewBox="0 0 1 1"><g id="dot"/><g id="Layer_1"/><use href="#dot"/></svg>');
  write(
    'drawings/two.svg',
    '<svg viewBox="0 0 1 1">\n<g id="dot"/><g id="Layer_1"/><use href="#dot"/></svg>',
  );
  expect(contentFaults(folder)).toEqual([
    'site/content/drawings/two.svg:2: drawings/one.svg has id="dot" too: choose another, also where #dot is used',
  ]);
});

test('refuses a drawing that is a symbolic link', () => {
  write('drawings/dot.svg', '<svg viewBox="0 0 1 1"></svg>');
  symlinkSync(join(folder, 'owner.yml'), join(folder, 'drawings/secret.svg'));
  expect(contentFaults(folder)).toEqual([
    'site/content/drawings/secret.svg: is a link to another file: put the drawing itself there',
  ]);
});

test('a draft is in the menus only where drafts are shown', async () => {
  const draft = `---\ntitle: Standing\ndescription: ${sentence}\ndraft: true\n---\n\nNot finished.\n`;
  write('writing/dance/draft.mdx', draft);
  change(
    'navigation.yml',
    /^.*Walking.*$/m,
    '$&\n          - { label: A Draft, route: /writing/dance/draft }',
  );
  const menus = join(folder, 'navigation.yml');
  const options = (showDrafts: boolean): InlineConfig => ({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin(folder, showDrafts)],
  });
  const server = await createServer({
    ...options(true),
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const written = await server.transformRequest(menus);
  await server.close();
  expect(written?.code).toContain('A Draft');
  const rolldownOptions = { input: menus, preserveEntrySignatures: 'strict' } as const;
  const built = await build({ ...options(false), build: { write: false, rolldownOptions } });
  expect(JSON.stringify(built)).toContain('Walking');
  expect(JSON.stringify(built)).not.toContain('A Draft');
});
