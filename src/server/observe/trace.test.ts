import { currentTrace, requestIdOf, traceHeaders, traceOf } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

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

const headersWithin = (id: string, headers: Record<string, string> = {}) =>
  currentTrace.run(traceOf(id, headers), traceHeaders);

it('continues an incoming trace with a new span per request', () => {
  const [first, second] = [
    headersWithin('a', { traceparent }),
    headersWithin('a', { traceparent }),
  ];
  expect(first).toEqual({
    'x-request-id': 'a',
    traceparent: expect.stringMatching(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`)) as string,
  });
  expect(first.traceparent).not.toBe(second.traceparent);
  expect(first.traceparent).not.toBe(traceparent);
});

it.each([
  '',
  'garbage',
  traceparent.toUpperCase(),
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-00f067aa0ba902b7-01`,
])('begins a trace, unsampled, in the place of %j', (given) => {
  const headers = headersWithin('a', { traceparent: given });
  expect(headers.traceparent).toMatch(/^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-00$/);
  expect(headers.traceparent).not.toContain(TRACE);
});

it('derives a new trace id from the request id', () => {
  const headers = headersWithin('4BF92F35-77b3-4da6-a3ce-929d0e0e4736');
  expect(headers.traceparent).toContain(`-${TRACE}-`);
  expect(headersWithin('0'.repeat(32)).traceparent).not.toContain('0'.repeat(32));
});

it('adds no headers outside a request', () => {
  expect(traceHeaders()).toEqual({});
});
