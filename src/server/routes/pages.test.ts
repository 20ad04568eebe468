import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { isReservedId } from '../../contract/constants.ts';
import { FEATURE_SLUGS } from '../../contract/paths.ts';
import { TRUSTED_TYPE_POLICIES } from '../../contract/htmlAllowList.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ PAGE_CACHE_SECONDS: '0' });
});

afterAll(() => site.close());

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(site.url + path, { redirect: 'manual', ...init });
  return { response, status: response.status, html: await response.text() };
};

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

const EVERY_ROUTE = [
  '/',
  '/home',
  ...FEATURE_SLUGS.map((slug) => `/features/${slug}`),
  '/integrations',
  '/integrations/all-integrations',
  '/about-us',
  '/pricing',
  '/blog',
  '/blog/post/first-five-minutes',
  '/blog/post/whats-new',
  '/blog/all-posts',
  '/webinars',
  '/webinars/event/round-robin-without-the-arguments',
  '/webinars/video/your-first-afternoon',
  '/webinars/all-events',
  '/webinars/all-videos',
  '/privacy-policy',
  '/terms-of-services',
  '/request-demo',
  '/help-center',
  '/help-center/category/getting-started',
  '/help-center/import-a-spreadsheet',
];

it.each(EVERY_ROUTE)(
  'renders %s with one h1, a title, a description and a canonical link',
  async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html>/);
    expect(count(html, /<h1[ >]/g)).toBe(1);
    expect(count(html, /<main[ >]/g)).toBe(1);
    expect(count(html, /<header[ >]/g)).toBeGreaterThanOrEqual(1);
    expect(html.slice(0, html.indexOf('</head>'))).toMatch(
      /<meta name="description" content="[^"]{20,}"/,
    );
    const canonical = path === '/home' ? '/' : path;
    expect(canonicalOf(html)).toBe(site.url + canonical);
    expect(html).not.toMatch(/>\s*(undefined|null|NaN|\[object Object\])\s*</);
  },
);

it.each(EVERY_ROUTE)(
  'gives elements of %s no ids but those that content cannot have',
  async (path) => {
    const { html } = await get(path);
    const ids = Array.from(html.matchAll(/<(\w+)[^>]*? id="([^"]*)"/g), ([, tag, id]) => ({
      tag,
      id,
    }));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    // Headings of content bear ids as well, which are its own.
    const own = ids.filter(({ tag = '', id = '' }) => !/^h[2-6]$/.test(tag) && !isReservedId(id));
    expect(own).toEqual([]);
  },
);

it.each([
  '/nowhere',
  '/features/nothing',
  '/blog/post/no-such-post',
  '/webinars/event/no-such-event',
  '/webinars/video/no-such-video',
  '/help-center/category/no-such-category',
  '/help-center/no-such-article',
  '/%E0%A4%A',
  '/blog/post/%00',
  '//example.com',
])('answers %s with 404 and a page', async (path) => {
  const { status, html } = await get(path);
  expect(status).toBe(404);
  expect(count(html, /<h1[ >]/g)).toBe(1);
  expect(html).toContain('</footer>');
});

it.each([
  ['/PRICING', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing///', '/pricing'],
  ['/%70ricing?billing=annual&utm=x', '/pricing?billing=annual&utm=x'],
  ['/Blog/Post/whats-new/?a=%0d%0aSet-Cookie:x', '/blog/post/whats-new?a=%0d%0aSet-Cookie:x'],
  ['/blog/post/%2f%2fexample.com', '/blog/post/%2F%2Fexample.com'],
  ['///', '/'],
])('sends %s on to its one address', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, response } = await get(path, { method });
    expect(status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  }
});

/** As it stands: `fetch` would tidy the address up. */
const getRaw = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path, agent: false }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });

it.each([
  '//example.com/pricing',
  '/\\example.com',
  '/%2f/example.com',
  '/%5Cexample.com/',
  '//pricing',
])('does not redirect %s', async (path) => {
  const { statusCode, headers } = await getRaw(path);
  expect([statusCode, headers.location]).toEqual([404, undefined]);
});

it('shows the words for an article that does not exist', async () => {
  const { html } = await get('/help-center/no-such-article');
  expect(html).toContain('Error!');
  expect(html).toMatch(/The article you(&#x27;|’|')re looking for doesn(&#x27;|’|')t exist\./);
});

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The directives of an answer's policy, by name. */
const policyOf = (response: Response): Record<string, string[]> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

const inlineTexts = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text);

it.each(['/', '/pricing', '/no/such/page'])(
  'allows the inline parts of %s by what they are, not by a word that a cache would repeat',
  async (path) => {
    const { response, html } = await get(path);
    const policy = policyOf(response);
    const styles = inlineTexts(html, /<style[^>]*>(.*?)<\/style>/gs);
    const scripts = inlineTexts(
      html,
      /<script(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs,
    );
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(styles).not.toEqual([]);
    // Libraries append an empty style element and fill it by script.
    expect(policy['style-src']).toEqual(["'self'", EMPTY_HASH, ...styles.map(sha256)]);
    expect(scripts).toHaveLength(1);
    expect(policy['script-src']).toEqual(["'self'", ...scripts.map(sha256)]);
    expect(html).not.toMatch(/\bnonce\b/);
  },
);

it('starts every page with one script', async () => {
  const starters = new Set<string | undefined>();
  for (const path of ['/', '/pricing', '/no/such/page']) {
    starters.add(policyOf((await get(path)).response)['script-src']?.[1]);
  }
  expect(starters.size).toBe(1);
});

it('lets scripts reach the document by policies of known names only', async () => {
  const policy = policyOf((await get('/')).response);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual(TRUSTED_TYPE_POLICIES);
});

it('carries the protective headers and no style attribute', async () => {
  const { response, html } = await get('/pricing');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response.headers.get('permissions-policy')).toContain('camera=()');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(html).not.toMatch(/<[^>]+\sstyle="/);
});

it('writes its state so that no content can end the script element', async () => {
  const { html } = await get('/help-center?q=%3C/script%3E%3Cimg%20src=x%3E');
  const data = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  expect(data).toBeDefined();
  expect(data).not.toContain('<');
  expect(JSON.parse(data!)).toHaveProperty('reads.answered');
  expect(html).not.toContain('<img src=x>');
});

it('serves a built file compressed and for ever, and answers 404 for one that is gone', async () => {
  const found = await get('/assets/client.js', { headers: { 'accept-encoding': 'br' } });
  expect(found.status).toBe(200);
  expect(found.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const gone = await get('/assets/gone.js');
  expect(gone.status).toBe(404);
  expect(gone.response.headers.get('content-type')).toMatch(/^text\/plain/);
});

it.each(['/asset-manifest.json', '/assets/client.js.br', '/../package.json', '/..%2fpackage.json'])(
  'does not hand out %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

const sendNewsletter = (email: string, referer: string) =>
  get('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer },
    body: new URLSearchParams({ email }),
  });

it('sends a visitor without scripts back to the page that says what came of the newsletter', async () => {
  const send = (email: string) => sendNewsletter(email, `${site.url}/Blog/?x=1`);
  expect((await send('no-script@example.com')).response.headers.get('location')).toBe(
    '/blog?newsletter=asked#newsletter-box',
  );
  // The answer does not tell whether the address was known.
  expect((await send('no-script@example.com')).response.headers.get('location')).toBe(
    '/blog?newsletter=asked#newsletter-box',
  );
  expect((await send('nonsense')).response.headers.get('location')).toBe(
    '/blog?newsletter=refused#newsletter-box',
  );
  expect((await get('/blog?newsletter=connected')).html).toContain(
    'Your are already connected to newsletter',
  );
});

it.each(['//example.com', '//example.com/blog', '/%2F/example.com', '/nowhere', '/\\example.com'])(
  'leads a visitor without scripts home, and not to %s',
  async (path) => {
    const { response } = await sendNewsletter('nonsense', site.url + path);
    expect(response.headers.get('location')).toBe('/?newsletter=refused#newsletter-box');
  },
);

it('redirects a visitor without scripts to the home page after a foreign referrer', async () => {
  for (const referer of ['https://example.com/blog', 'nonsense', 'javascript:alert(1)']) {
    const { response } = await sendNewsletter('nonsense', referer);
    expect(response.headers.get('location')).toBe('/?newsletter=refused#newsletter-box');
  }
});
