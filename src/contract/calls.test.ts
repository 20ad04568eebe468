import { callPath, CONTENT_CALLS } from './calls.ts';

it('declares the calls of the content API', () => {
  const { page: _embedded, ...calls } = CONTENT_CALLS;
  const addresses = Object.values(calls).map(
    ({ method, path, group }) => `${method} ${group} ${path}`,
  );
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

it('encodes parameters', () => {
  expect(callPath('plans')).toBe('/api/plans');
  expect(callPath('relatedPosts', { id: 'a/b' })).toBe('/api/landing/blogs/a%2Fb/related');
  expect(callPath('helpSearch', { q: 'a b&c?' })).toBe('/api/help-center/search?q=a%20b%26c%3F');
});
