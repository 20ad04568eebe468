import fc from 'fast-check';
import { openEnvelope, wrapPayload } from './envelope.ts';

it.each([
  ['one envelope', { data: [1] }, [1], ''],
  ['two envelopes', { data: { data: [1] } }, [1], ''],
  ['no envelope', [1], [1], ''],
  ['a bare object', { id: 1, title: 'a' }, { id: 1, title: 'a' }, ''],
  ['a message outside', { message: 'a', data: { data: 1 } }, 1, 'a'],
  ['a message inside', { data: { message: 'b', data: 1 } }, 1, 'b'],
  ['a message beside the payload', { data: { message: 'c' } }, { message: 'c' }, 'c'],
  ['a message that is no text', { message: { a: 1 }, data: 1 }, 1, ''],
  ['success and meta', { success: true, status: 'ok', meta: {}, data: { data: 1 } }, 1, ''],
  ['pages of a list', { data: { current_page: 1, data: [1], per_page: 9, total: 1 } }, [1], ''],
  ['nothing', { data: null }, null, ''],
  ['nothing in two envelopes', { data: { data: null } }, null, ''],
])('opens %s', (_, body, payload, message) => {
  expect(openEnvelope(body)).toEqual({ payload, message });
});

it('does not take a payload with a field named data for an envelope', () => {
  const payload = { id: 1, title: 'Data', data: 'x' };
  expect(openEnvelope(payload).payload).toBe(payload);
  expect(openEnvelope({ data: payload }).payload).toBe(payload);
  expect(openEnvelope({ data: { data: payload } }).payload).toBe(payload);
});

it('opens no third envelope', () => {
  expect(openEnvelope({ data: { data: { data: 1 } } }).payload).toEqual({ data: 1 });
});

it('wraps a payload in the shape of its group', () => {
  expect(wrapPayload('site', [1])).toEqual({ data: { data: [1] } });
  expect(wrapPayload('api', [1])).toEqual({ data: [1] });
  expect(wrapPayload('api', {}, 'Done')).toEqual({ message: 'Done', data: {} });
});

it('opens what it has wrapped, whatever that is', () => {
  // What looks like an envelope itself is one.
  const payloads = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"data"'));
  const groups = fc.constantFrom('site' as const, 'api' as const);
  fc.assert(
    fc.property(groups, payloads, fc.string(), (group, payload, message) => {
      const { payload: opened } = openEnvelope(wrapPayload(group, payload, message));
      expect(opened).toEqual(payload);
    }),
  );
});
