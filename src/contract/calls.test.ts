import { CALLS, callPath, type CallDescription, type CallName } from './calls.ts';

it('declares the calls of the content API', () => {
  const addresses = Object.values(CALLS)
    .filter(({ partOf, own, embedded }: CallDescription) => !partOf && !own && !embedded)
    .map(({ method, path, group }: CallDescription) => `${method} ${group} ${path}`);
  expect(addresses.toSorted()).toEqual(
    [
      'GET site /integrations',
      'GET site /plans',
      'GET site /landing/blogs',
      'GET site /landing/blogs/:id/related',
      'GET site /landing/blogs/recent/added',
      'GET site /landing/blogs/:id',
      'GET site /landing/blogs/active',
      'GET site /legal-documents/privacy-policy',
      'GET site /legal-documents/terms-of-service',
      'POST site /newsletter/subscribe',
      'POST api /request-demo',
      'GET api /help-center/search?q=:q',
      'GET api /help-center',
      'GET api /help-center/category/:id',
      'GET api /help-center/topic/:slug',
      'GET api /webinars/events',
      'GET api /webinars/videos',
      'GET api /webinars/events/:slug',
      'POST api /webinars/events/:id/register',
      'GET api /webinars/videos/:slug',
    ].toSorted(),
  );
});

it('requests a part at the path and in the group of the complete list', () => {
  const parts = Object.values(CALLS as Record<string, CallDescription>).flatMap((part) =>
    part.partOf === undefined ? [] : [{ part, whole: CALLS[part.partOf as CallName] }],
  );
  expect(parts).toHaveLength(7);
  for (const { part, whole } of parts) {
    expect(part.path.split('?', 1)[0]).toBe(whole.path);
    expect([part.method, part.group]).toEqual(['GET', whole.group]);
  }
});

it('encodes parameters', () => {
  expect(callPath('plans')).toBe('/api/plans');
  expect(callPath('relatedPosts', { id: 'a/b' })).toBe('/api/landing/blogs/a%2Fb/related');
  expect(callPath('helpSearch', { q: 'a b&c?' })).toBe('/api/help-center/search?q=a%20b%26c%3F');
});
