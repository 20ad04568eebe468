import { requestContext, requestIdOf, traceHeaders } from './trace.ts';

it.each(['a', '7b1c', 'edge_1-2', 'x'.repeat(64)])('takes the id %s that is given', (id) => {
  expect(requestIdOf({ 'x-request-id': id }, true)).toBe(id);
  expect(requestIdOf({ 'x-request-id': id }, false)).toMatch(/^[\da-f-]{36}$/);
});

it.each(['', 'two words', 'a\u0000', '<b>', 'x'.repeat(65), 'ruth@example.com', 'é'])(
  'replaces the invalid request id %j',
  (id) => {
    expect(requestIdOf({ 'x-request-id': id }, true)).toMatch(/^[\da-f-]{36}$/);
  },
);

it('adds the request ID to calls within a request alone', () => {
  expect(requestContext.run('a', traceHeaders)).toEqual({ 'x-request-id': 'a' });
  expect(traceHeaders()).toEqual({});
});
