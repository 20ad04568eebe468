import fc from 'fast-check';
import { paths } from '../contract/paths.ts';
import { matchRoute, routes } from './routes.ts';

const addressOf = ({ path }: (typeof routes)[number]) =>
  path.replaceAll(/:\w+/g, 'some-thing').replace('*', '/nowhere/at/all');

it.each(routes.map((route) => [addressOf(route), route] as const))(
  'matches %s, which no earlier route matches',
  (address, route) => {
    expect(matchRoute(address).route).toBe(route);
  },
);

it.each([
  '/pricing/more',
  '/features/none',
  '/blog/post',
  '/blog/post/a/b',
  '//pricing',
  '/help-center/a/b',
])('finds no page at %s', (address) => {
  expect(matchRoute(address).route.missing).toBe(true);
});

it.each([
  ['/Pricing', '/pricing'],
  ['/pRiCiNg/', '/pricing'],
  ['/%70ricing', '/pricing'],
  ['/pricing?utm_source=mail', '/pricing'],
  ['//', '/'],
  ['/HOME', '/home'],
  ['/Blog/Post/Whats-New/', '/blog/post/Whats-New'],
  ['/blog/post/%77hats-new', '/blog/post/whats-new'],
  ['/blog/post/caf%c3%a9', '/blog/post/caf%C3%A9'],
  ['/blog/post/a%2fb', '/blog/post/a%2Fb'],
  ['/blog/post/a%252Fb', '/blog/post/a%2Fb'],
  ['/blog/post/r&d%27s!', "/blog/post/r%26d's!"],
  ['/blog/post/%2E%2E', '/blog'],
  ['/Features/Dashboard', '/features/dashboard'],
])('finds the canonical path of %s', (address, path) => {
  expect(matchRoute(address).path).toBe(path);
  expect(matchRoute(path)).toMatchObject({ path, route: matchRoute(address).route });
});

it('maps each canonical path to itself, without redirect loops or other sites', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(fc.constantFrom('/blog/post/', '/help-center/', '/'), fc.string(), (base, text) => {
      const { path, route } = matchRoute(base + encodeURI(text.toWellFormed()));
      if (route.missing) return;
      expect(matchRoute(path).path).toBe(path);
      expect(new URL(path, 'http://site.invalid').host).toBe('site.invalid');
    }),
  );
  warn.mockRestore();
});

it('decodes parameters', () => {
  expect(matchRoute('/blog/post/caf%C3%A9%2Fbar').params).toEqual({ id: 'café/bar' });
});

it('keeps a parameter with invalid percent encoding', () => {
  // The router warns, too.
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(matchRoute('/blog/post/50%').params).toEqual({ id: '50%' });
  warn.mockRestore();
});

it('keeps only the search parameters that the route names', () => {
  expect(matchRoute('/blog/all-posts?utm=x&page=2').location).toBe('/blog/all-posts?page=2');
  expect(matchRoute('/About-Us/?page=2').location).toBe('/about-us');
});

it.each([paths.helpCenter, paths.allIntegrations])(
  'keeps at most 200 characters of a search of %s in the cache key',
  (path) => {
    const { location, search } = matchRoute(`${path}?q=${'word+'.repeat(1100)}`);
    expect(search.get('q')).toHaveLength(199);
    expect(location).toHaveLength(`${path}?q=`.length + 199);
  },
);

it('adds the API to the store with the code of each page that reads', async () => {
  const reading = routes.filter(({ startQueries }) => startQueries);
  const modules = await Promise.all(reading.map(({ page }) => page.load()));
  expect(reading.filter((_, index) => !modules[index]!.api)).toEqual([]);
});

it.each([
  ['post', paths.post],
  ['event', paths.event],
  ['video', paths.video],
  ['help category', paths.helpCategory],
  ['help article', paths.helpArticle],
] as const)('reads the name of a %s from its address', (_, pathOf) => {
  // Of `.` and `..` every browser makes another address.
  const names = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((name) => !/^\.{1,2}$/.test(name));
  fc.assert(
    fc.property(names, (name) => {
      const { route, params } = matchRoute(pathOf(name));
      expect(route.path).toBe(pathOf.pattern);
      expect(Object.values(params)).toEqual([name]);
    }),
  );
});
