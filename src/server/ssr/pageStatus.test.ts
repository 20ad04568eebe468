import { pageStatus } from './pageStatus.ts';

it.each([
  [[], 200],
  [[{}], 200],
  [[{ error: { status: 404, message: '' } }], 404],
  [[{ error: { status: 410, message: '' } }], 404],
  [[{ error: { status: 500, message: '' } }], 502],
  [[{ error: { status: 0, message: '' } }], 502],
  [[{ error: { status: 504, message: '' } }], 503],
  [[{ error: { status: 400, message: '' } }], 502],
  [[{}, { error: { status: 503, message: '' } }], 503],
])('derives from the reads %j the page status %i', (outcomes, status) => {
  expect(pageStatus(outcomes, '/blog/post/:id')).toBe(status);
});

it('answers 502 on a page without parameters when the content API answers 404', () => {
  expect(pageStatus([{ error: { status: 404, message: '' } }], '/pricing')).toBe(502);
});

it.each(['/privacy-policy', '/terms-of-services'])(
  'answers 404 without the document of %s',
  (path) => {
    expect(pageStatus([{ error: { status: 404, message: '' } }], path)).toBe(404);
    expect(pageStatus([{ error: { status: 500, message: '' } }], path)).toBe(502);
  },
);
