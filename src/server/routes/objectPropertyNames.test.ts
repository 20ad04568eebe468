import { routes } from '../../app/routes.ts';
import { demoRequest, eventRegistration } from '../../contract/forms.fixtures.ts';
import { API_PREFIX, CALLS, fillPath } from '../../contract/calls.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';

/** Properties that every plain object inherits. */
const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

const HTML = 'text/html,application/xhtml+xml';
const FIELDS = {
  ...demoRequest,
  ...eventRegistration,
  opening_hours: '',
  form_age_ms: '60000',
  vote: 'helpful',
  sequence: '0',
};

/** A path whose parameters are all `:name`, without its query. */
const named = (pattern: string): string | undefined => {
  const path = pattern.split('?')[0]!;
  return path.includes(':') ? path.replaceAll(/:\w+/g, ':name') : undefined;
};

const pages = routes.flatMap(({ path }) => named(path) ?? []);
const calls = Object.values(CALLS).flatMap(({ method, path }) => {
  const pattern = named(path);
  return pattern ? [[method, API_PREFIX + pattern] as const] : [];
});

const REQUESTS = [
  ...pages.map((path) => ['GET', path, HTML] as const),
  ...['/blog/post/:name.md', '/help-center/:name.md', '/calendar/:name.ics'].map(
    (path) => ['GET', path, HTML] as const,
  ),
  ...calls.map(([method, path]) => [method, path, 'application/json'] as const),
  ...calls.flatMap(([method, path]) => (method === 'POST' ? [['POST', path, HTML] as const] : [])),
];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ POST_LIMIT_PER_MINUTE: '0' });
});

it.each(REQUESTS)('%s %s as %s answers 404 for names of object properties', async (...request) => {
  const [method, pattern, accept] = request;
  const logged = site.logLines().length;
  const statuses = await Promise.all(
    NAMES.map(async (name) => {
      const response = await fetch(site.url + fillPath(pattern, { name }), {
        method,
        ...(method === 'POST' && {
          body: accept === HTML ? new URLSearchParams(FIELDS) : JSON.stringify(FIELDS),
          headers: {
            accept,
            origin: site.url,
            'content-type':
              accept === HTML ? 'application/x-www-form-urlencoded' : 'application/json',
          },
        }),
      });
      await response.arrayBuffer();
      return [name, response.status];
    }),
  );
  expect(statuses).toEqual(NAMES.map((name) => [name, 404]));
  const errors = site
    .logLines()
    .slice(logged)
    .filter(({ level }) => Number(level) >= 50);
  expect(errors).toEqual([]);
});
