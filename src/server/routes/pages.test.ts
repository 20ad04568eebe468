import { createHash } from 'node:crypto';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { JSDOM } from 'jsdom';
import { TRUSTED_TYPE_POLICIES, VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import bootScript from '../ssr/boot.inline.ts?source';
import { startTestUpstream } from '../../testing/server/receivers.ts';
import { startTestSite, type TestAnswer, type TestSite } from '../../testing/server/testSite.ts';
import { writeContentFolder } from '../content/load/content.fixtures.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ PAGE_CACHE_SECONDS: '0' });
});

it.each([
  '/nowhere',
  '/features/nothing',
  '/blog/post/no-such-post',
  '/%E0%A4%A',
  '/blog/post/%00',
  '//example.com',
])('answers %s with 404 and a page', async (path) => {
  const { status, text } = await site.get(path);
  expect(status).toBe(404);
  expect(text.match(/<h1[ >]/g)).toHaveLength(1);
  expect(text).toContain('</footer>');
});

it.each([
  ['/pricing///', '/pricing'],
  ['/%70ricing?billing=annual&utm=x', '/pricing?billing=annual&utm=x'],
  ['/Blog/Post/whats-new/?a=%0d%0aSet-Cookie:x', '/blog/post/whats-new?a=%0d%0aSet-Cookie:x'],
  ['/blog/post/%2f%2fexample.com', '/blog/post/%2F%2Fexample.com'],
  ['///', '/'],
])('redirects %s to its canonical address %s', async (path, location) => {
  const { status, headers } = await site.get(path);
  expect([status, headers.get('location')]).toEqual([301, location]);
});

/** `fetch` would normalize the address. */
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

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Values of the content security policy by directive. */
const policyOf = ({ headers }: TestAnswer): Record<string, string[]> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

const inlineTexts = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text);

it.each(['/', '/pricing', '/no/such/page'])(
  'allows the inline parts of %s by their hashes, because a cache would repeat a nonce',
  async (path) => {
    const page = await site.get(path);
    const html = page.text;
    const policy = policyOf(page);
    const styles = inlineTexts(html, /<style[^>]*>(.*?)<\/style>/gs);
    const scripts = inlineTexts(
      html,
      /<script(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs,
    );
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(styles).not.toEqual([]);
    // Libraries append an empty style element and fill it by script.
    expect(policy['style-src']).toEqual(["'self'", EMPTY_HASH, ...styles.map(sha256)]);
    expect(scripts).toEqual([bootScript]);
    expect(policy['script-src']).toEqual(["'self'", sha256(bootScript)]);
    expect(html).not.toMatch(/\bnonce\b/);
  },
);

it('allows only its own Trusted Types policies', async () => {
  const policy = policyOf(await site.get('/'));
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['trusted-types']).toEqual(TRUSTED_TYPE_POLICIES);
});

it('sends security headers, no cookie and no style attribute', async () => {
  const { headers, text } = await site.get('/pricing');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers.get('set-cookie')).toBeNull();
  expect(text).not.toMatch(/<[^>]+\sstyle="/);
  const permissions = (headers.get('permissions-policy') ?? '').split(', ');
  expect(permissions).toEqual(expect.arrayContaining(['camera=()', 'clipboard-write=(self)']));
  // The frame of a video can use only features of its page.
  for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])
    expect(permissions).toContain(`${feature}=(self "${VIDEO_ORIGIN}")`);

  const script = (await site.get('/assets/client.js')).headers;
  expect(script.get('x-content-type-options')).toBe('nosniff');
  expect(script.get('cross-origin-resource-policy')).toBe('same-origin');
  const drawing = (await site.get('/social-icons.svg')).headers;
  expect(drawing.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  ['https://hearthline.example', 'max-age=31536000; includeSubDomains', 0],
  ['', null, 1],
])('sends HSTS for the SITE_URL %j, and warns without one', async (SITE_URL, hsts, warnings) => {
  const other = await startTestSite({ SITE_URL });
  for (const path of ['/healthz', '/assets/client.js'])
    expect((await other.get(path)).headers.get('strict-transport-security')).toBe(hsts);
  const logged = other.logLines().filter(({ msg }) => /^SITE_URL is not set/.test(String(msg)));
  expect(logged).toHaveLength(warnings);
});

it('escapes its state, so that no content ends the script element', async () => {
  const { text: html } = await site.get('/help-center?q=%3C/script%3E%3Cimg%20src=x%3E');
  const data = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  expect(data).toBeDefined();
  expect(data).not.toContain('<');
  expect(JSON.parse(data!)).toHaveProperty('reads.answered');
  expect(html).not.toContain('<img src=x>');
});

it('lets browsers cache a built file, and answers 404 for a missing one', async () => {
  const found = await site.get('/assets/client.js', { 'accept-encoding': 'br' });
  expect(found.status).toBe(200);
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const gone = await site.get('/assets/gone.js');
  expect(gone.status).toBe(404);
  expect(gone.headers.get('content-type')).toMatch(/^text\/plain/);
});

it.each(['/asset-manifest.json', '/assets/client.js.br', '/../package.json', '/..%2fpackage.json'])(
  'does not serve %s',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

const sendNewsletterForm = (email: string, referer: string) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', referer };
  const body = new URLSearchParams({ email }).toString();
  return site.post('/api/newsletter/subscribe', body, form);
};

it.each([
  ...['/blog', '/Blog/?x=1', '/pricing', '//example.com/blog', '/%2F/example.com', '/nowhere'],
  ...['https://example.com/blog', 'nonsense', 'javascript:alert(1)', ''],
])(
  'redirects a visitor without scripts to the newsletter box, which shows a success, after the referrer %j',
  async (path) => {
    const referer = path.startsWith('/') ? site.url + path : path;
    // The answer does not tell whether the address was known.
    for (const _ of [1, 2]) {
      const { status, headers } = await sendNewsletterForm('no-script@example.com', referer);
      expect(status).toBe(303);
      expect(headers.get('location')).toBe('/blog?newsletter=asked#newsletter-box');
    }
  },
);

it('shows the result of the newsletter form', async () => {
  expect((await site.get('/blog?newsletter=connected')).text).toContain(
    'Your are already connected to newsletter',
  );
});

it.each([
  ['', 'Please enter an email address'],
  ['   ', 'Please enter an email address'],
  ['ruth@example', 'Invalid email'],
  ['ruth@@example.com', 'Invalid email'],
  ['Ruth <ruth@example.com>', 'Invalid email'],
  ['"><script>alert(1)</script>', 'Invalid email'],
  ["' autofocus onfocus='alert(1)", 'Invalid email'],
  ['&quot;&lt;b&gt;@example.com', 'Invalid email'],
  ['</template></form><h1>x', 'Invalid email'],
  [`${'a'.repeat(300)}@example.com`, 'That’s too long. Please shorten it.'],
  ['рут@', 'Invalid email'],
])(
  'keeps the refused address %j in the newsletter box, with the error at it',
  async (text, error) => {
    const { status, headers, text: html } = await sendNewsletterForm(text, `${site.url}/blog`);
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('no-store');
    const { document } = new JSDOM(html).window;
    const input = document.querySelector('#newsletter-box input[name="email"]')!;
    expect(input.getAttribute('value') ?? '').toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const line = document.getElementById(input.getAttribute('aria-describedby')!);
    expect(line?.textContent).toBe(error);
    expect(document.querySelector('#newsletter-box [role]')).toBeNull();
    expect(document.querySelectorAll('h1, [autofocus], [onfocus]')).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
  },
);

const SHORT = 'lead rotation';
const LONG = Array.from({ length: 1100 }, (_, n) => `lead${n}`).join(' ');

it('renders a search for 1,100 words at a cost like that of a short one', async () => {
  const search = async (words: string) => {
    const before = process.threadCpuUsage();
    const { status } = await site.get(`/help-center?q=${encodeURIComponent(words)}`);
    const { user, system } = process.threadCpuUsage(before);
    return { status, cost: user + system };
  };
  // The first ones compile code.
  for (const words of [SHORT, LONG, SHORT]) await search(words);
  const short = await search(SHORT);
  const long = await search(LONG);
  expect([short.status, long.status]).toEqual([200, 200]);
  expect(long.cost / short.cost).toBeLessThan(6);
});

const POST = { id: 1, slug: 'a', title: 'A post of another API', content: '<p>Words.</p>' };

/** A content API that answers these paths with their payloads, and everything else with an error. */
const startContentApi = async (payloads: Record<string, unknown>) => {
  const api = { isDown: false };
  const upstream = await startTestUpstream((request, response: ServerResponse) => {
    const payload = api.isDown ? undefined : payloads[request.url ?? ''];
    const body = payload === undefined ? { message: 'Out of ink' } : { data: { data: payload } };
    response.writeHead(payload === undefined ? 500 : 200).end(JSON.stringify(body));
  });
  return Object.assign(api, { url: upstream.url, requests: upstream.requests });
};

it('serves cached pages after a restart while the content API is down', async () => {
  const api = await startContentApi({
    '/api/legal-documents/privacy-policy': { content: '<p>What we do with data.</p>' },
  });
  const environment = {
    CONTENT_API_URL: api.url,
    DATABASE_URL: `file:${await writeContentFolder()}/../site.db`,
    SITE_URL: 'https://hearthline.example',
  };
  const pageOf = async (more: Record<string, string>, address: string, build?: string) => {
    const site = await startTestSite({ ...environment, ...more }, {}, build);
    const page = await site.get(address);
    await site.close();
    return page;
  };

  expect((await pageOf({}, '/privacy-policy')).status).toBe(200);
  api.isDown = true;
  const cached = await pageOf({}, '/privacy-policy?utm_source=mail');
  expect(cached.status).toBe(200);
  expect(cached.text).toContain('What we do with data.');
  expect(api.requests.filter(({ path }) => path.includes('privacy'))).toHaveLength(1);

  expect((await pageOf({}, '/terms-of-services')).status).toBe(502);
  // A new release may have other headers and policies.
  expect((await pageOf({}, '/privacy-policy', 'next build')).status).toBe(502);
  // It would show another address of the product.
  const other = { APP_URL: 'https://other.example' };
  expect((await pageOf(other, '/privacy-policy')).status).toBe(502);
  expect((await pageOf({ PAGE_CACHE_SECONDS: '0' }, '/privacy-policy')).status).toBe(502);
});

it('answers a post whose side lists fail with 200, and caches it for seconds only', async () => {
  const api = await startContentApi({
    '/api/landing/blogs/a': POST,
    '/api/landing/blogs/b': { ...POST, slug: 'b' },
    '/api/landing/blogs/b/related': [],
    '/api/landing/blogs/recent/added': [],
  });
  const site = await startTestSite({ CONTENT_API_URL: api.url });
  const cacheControlOf = async (address: string) => {
    const { status, headers } = await site.get(address);
    expect(status).toBe(200);
    return headers.get('cache-control');
  };
  expect(await cacheControlOf('/blog/post/a')).toMatch(/^public, max-age=0, s-maxage=[0-5]$/);
  // Less the time that rendering took.
  expect(await cacheControlOf('/blog/post/b')).toMatch(
    /^public, max-age=0, s-maxage=(?:[1-5]?\d|60), stale-if-error=86[34]\d\d$/,
  );
});
