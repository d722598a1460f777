import { siteName } from '../content.ts';
import { expect, open, test } from './journey.ts';
import { answerFeed, json } from './mediumFeed.ts';
import { h1 } from './moving.ts';

/** Script of all attacks below. If it ran, the page's title would be "executed". */
const run = `document.title='executed'`;

const hostilePayloads = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<body onload="${run}">`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a id=press href="javascript:${run}">press</a>`,
  `<a href="java\tscript:${run}">press</a>`,
  `<a href="data:text/html,<script>opener.${run}</script>">press</a>`,
  `<form action="javascript:${run}"><button>press</button></form>`,
  `<button onclick="${run}" autofocus onfocus="${run}">press</button>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video src=x onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.test/x.css">`,
  `<style>@import 'https://evil.test/x.css'; body { display: none }</style>`,
  `<p style="background:url(https://evil.test/x.png);position:fixed;inset:0">over everything</p>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.test/">`,
  `<base href="https://evil.test/">`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></p></noscript>`,
  `<template><script>${run}</script></template>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#x"/></svg>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<div id="root"><main id="main"><h1>Another page</h1></main></div>`,
  `<!--<img src="--><img src=x onerror="${run}">//`,
  `<x onclick="${run}" tabindex=1 onfocus="${run}">x</x>`,
  `<dialog open><h2>Your session has ended</h2><a href="https://evil.test/">Sign in</a></dialog>`,
  `<div id="over" popover>over everything</div><button popovertarget="over">press</button>`,
  `<img usemap="#map" src="https://evil.test/x.png"><map name="map"><area shape="default" href="https://evil.test/"></map>`,
  `<table background="https://evil.test/x.png"><tr><td background="https://evil.test/y.png">x</td></tr></table>`,
  `<img src="http://miro.medium.com/unencrypted.png">`,
  `<img src="//evil.test/x.png"><picture><source srcset="https://evil.test/x.png"><img src="http://evil.test/x.png"></picture>`,
  `<p data-fragment="" data-island="MediumArticle" role="alert" aria-live="assertive" tabindex="1" contenteditable draggable="true">x</p>`,
];

test('no hostile feed executes, loads anything or leaves its place', async ({ page, ownerSite, watch }) => {
  expect(hostilePayloads.length).toBeGreaterThanOrEqual(30);
  const essays = ['/writing/work/university', '/writing/work/vocation'] as const;
  let content = '';
  let title = '';
  // The browser also reports what it blocks while the essay is sanitised outside the page.
  watch.expectError(/(Applying inline style|Setting the document's base URI).* Content Security Policy/);
  const link = 'javascript:alert(1)//university';
  await answerFeed(page, watch, (route) => json({ items: [{ title, content, link }] })(route));
  await open(page, `${ownerSite}/writing`);
  const essay = page.locator('[data-external-essay]');
  const groups = Array.from({ length: 5 }, (_, group) =>
    hostilePayloads.filter((_payload, index) => index % 5 === group),
  );
  for (const [index, payloads] of [...groups, hostilePayloads].entries()) {
    const payload = payloads.join('\n');
    content = payloads.map((one) => `<p>Before</p>${one}<p>After</p>`).join('');
    title = `<img src=x onerror="document.title=1"> ${index}`;
    const menu = page.getByRole('navigation', { name: 'Writing' });
    await menu.locator(`a[href="${essays[index % 2]}"]`).evaluate((item: HTMLElement) => item.click());
    await expect(h1(page), payload).toHaveText(title);
    await expect(essay.getByText('Before', { exact: true }), payload).toHaveCount(payloads.length);
    const found = await essay.evaluate((element) =>
      [...element.querySelectorAll(':scope > div *')].flatMap((child) => {
        for (const name of ['mouseover', 'toggle', 'focus', 'begin', 'start'])
          child.dispatchEvent(new Event(name));
        return [...child.attributes]
          .filter(({ name, value }) =>
            /^(href|src)$/.test(name)
              ? !value.startsWith('https://')
              : !/^(alt|colspan|dir|height|loading|rel|target|title|width)$/.test(name),
          )
          .map(({ name, value }) => `${child.tagName} ${name}=${value}`);
      }),
    );
    expect(found, payload).toEqual([]);
    const forbidden =
      'script, style, iframe, object, embed, form, input, button, base, meta, link, template, dialog, map, area';
    await expect(essay.locator(forbidden), payload).toHaveCount(0);
    await expect(page, payload).toHaveTitle(`${title} · ${siteName}`);
    const source = page.getByRole('link', { name: /^Read on Medium/ });
    await expect(source, payload).toHaveAttribute('href', /^https:/);
    await expect(h1(page), payload).toHaveText(title);
    await expect(page.locator('#main'), payload).toHaveCount(1);
  }
});
