import { runInNewContext } from 'node:vm';
import { TRUSTED_TYPE_POLICIES } from '../../contract/htmlAllowList.ts';
import { inlineJson } from '../../lib/json.ts';
import { TEST_SITE } from '../../testing/siteSettings.ts';
import { failedAnswer, okAnswer } from '../../testing/testServices.ts';
import { matchRoute } from '../../app/routes.ts';
import type { ApiTransport } from '../../api/baseQuery.ts';
import { makeEvent } from '../../features/webinars/webinars.fixtures.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import { errorStrings } from '../../strings/errors.ts';
import bootScript from './boot.inline.ts?source';
import { scriptsOf } from './document.ts';
import { renderPage } from './renderPage.tsx';

const render = (
  match: RouteMatch,
  send: ApiTransport['send'] = () => Promise.reject(new Error('There is no API.')),
) => {
  const onError = jest.fn();
  const page = renderPage(match, {
    transport: { send, retries: false },
    site: { ...TEST_SITE, eventZone: { id: 'UTC', name: 'UTC', shortName: 'UTC' } },
    organization: { '@type': 'Organization', name: 'Hearthline' },
    scripts: [],
    onError,
  }).then(({ html, ...rest }) => ({ ...rest, html: String(html) }));
  return { page, onError };
};

it('begins the styles of a page with those that hold for every element', async () => {
  const Page = () => null;
  const page = lazyPage('empty', () => Promise.resolve({ Page }));
  const rendered = await render({ ...matchRoute('/'), route: { path: '/', page } }).page;
  expect(rendered.html).toMatch(/<style data-styled[^>]*>:root\{--gutter:/);
});

it('renders the error page with status 500 and reports the error when a page throws', async () => {
  const Page = () => {
    throw new Error('It can not be shown.');
  };
  const page = lazyPage('broken', () => Promise.resolve({ Page }));
  const rendering = render({ ...matchRoute('/'), route: { path: '/', page } });
  const { status, html } = await rendering.page;
  expect(status).toBe(500);
  expect(html).toContain(errorStrings.title);
  expect(html).toContain('</footer>');
  expect(html).toContain('"failed":true');
  expect(rendering.onError.mock.calls).toEqual([[new Error('It can not be shown.')]]);
});

it.each([
  ['2001-12-03 11:00', [Date.parse('2001-12-03T11:45:00Z')]],
  ['2099-12-03 11:00', []],
])(
  'sends the browser whether an event at %s is past, as the page shows it',
  async (date, passed) => {
    const event = makeEvent({ date });
    const { page } = render(matchRoute('/webinars/event/x'), async ({ name }) =>
      name === 'event' ? okAnswer(event) : failedAnswer(404),
    );
    const { html } = await page;
    expect(html.includes('This event has already taken place')).toBe(passed.length > 0);
    expect(html).toContain(`"passed":${JSON.stringify(passed)}`);
  },
);

it('escapes text that could end a script element', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029' };
  const text = inlineJson(value);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});

it('names each script of a page once, the entry last', () => {
  const manifest = {
    entry: ['/client.js'],
    chunks: { app: ['/lib.js', '/app.js'], home: ['/lib.js', '/home.js'] },
  };
  expect(scriptsOf(manifest, 'home')).toEqual(['/lib.js', '/app.js', '/home.js', '/client.js']);
  expect(scriptsOf(manifest, 'unknown')).toEqual(['/lib.js', '/app.js', '/client.js']);
});

/** Runs the starter in a loaded page for some frames and returns the requested files. */
const filesStarted = (names: string, trustedTypes?: unknown, frames = 10) => {
  const asked: unknown[] = [];
  const document = {
    readyState: 'complete',
    documentElement: { dataset: {} },
    currentScript: { dataset: { files: names } },
    createElement: () => ({}),
    head: { append: ({ src }: { src: unknown }) => asked.push(src) },
  };
  const addEventListener = () => undefined;
  const waiting: (() => void)[] = [];
  runInNewContext(bootScript, {
    document,
    addEventListener,
    trustedTypes,
    requestAnimationFrame: (paint: () => void) => frames-- > 0 && paint(),
    setTimeout: (work: () => void, ms = 0) => (ms > 0 ? waiting.push(work) : work()),
  });
  const atOnce = [...asked];
  for (const work of waiting) work();
  return { atOnce, later: asked.slice(atOnce.length) };
};

it('waits for the first paint, except in a hidden page', () => {
  for (const frames of [0, 2]) {
    expect(filesStarted('/assets/a.js', undefined, frames)).toEqual({
      atOnce: [],
      later: ['/assets/a.js'],
    });
  }
});

it('starts the files that its element names', () => {
  expect(filesStarted('/assets/a.js /assets/b.js')).toEqual({
    atOnce: ['/assets/a.js', '/assets/b.js'],
    later: [],
  });
});

it('uses a Trusted Types policy that accepts only files of the build', () => {
  const created: unknown[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      created.push(name);
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
    },
  };
  expect(filesStarted('/assets/a.js', trustedTypes).atOnce).toEqual([{ trusted: '/assets/a.js' }]);
  expect(TRUSTED_TYPE_POLICIES).toEqual(expect.arrayContaining(created));
  for (const foreign of ['https://evil.example/assets/a.js', '//evil.example/assets/', '/api/x']) {
    expect(() => filesStarted(foreign, trustedTypes)).toThrow('/assets/');
  }
});

it('works when a heading id shadows a global variable', () => {
  expect(filesStarted('/assets/a.js', { id: 'trustedTypes' }).atOnce).toEqual(['/assets/a.js']);
});
