import { makeTestServices } from '../../testing/testServices.ts';
import {
  clearDraft,
  getIdempotencyKey,
  markOpened,
  readDraft,
  saveDraft,
  timeOnForm,
} from './formDraft.ts';

const makeStorage = () => makeTestServices().tabStorage;
const draft = { email: 'ada@example.com' };

it('saves the filled-in fields of each form', () => {
  const storage = makeStorage();
  saveDraft(storage, 'demo', { ...draft, phone: '' });
  expect(readDraft(storage, 'demo')).toEqual(draft);
  expect(readDraft(storage, 'registration')).toEqual({});
});

it.each(['not json', '[1]', '{"email":7}', 'null'])('ignores the invalid draft %s', (text) => {
  const storage = makeStorage();
  storage.setItem('draft:demo', text);
  expect(readDraft(storage, 'demo')).toEqual({});
});

it('reuses the idempotency key until the fields change or the draft is cleared', () => {
  const storage = makeStorage();
  const key = getIdempotencyKey(storage, 'demo', draft);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(getIdempotencyKey(storage, 'demo', draft)).toBe(key);
  const changed = getIdempotencyKey(storage, 'demo', { email: 'eve@example.com' });
  expect(changed).not.toBe(key);

  saveDraft(storage, 'demo', draft);
  clearDraft(storage, 'demo');
  expect(readDraft(storage, 'demo')).toEqual({});
  expect(getIdempotencyKey(storage, 'demo', { email: 'eve@example.com' })).not.toBe(changed);
});

it('works in a tab that cannot store anything', () => {
  const storage = makeStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  saveDraft(storage, 'demo', draft);
  expect(readDraft(storage, 'demo')).toEqual({});
  expect(getIdempotencyKey(storage, 'demo', {})).toMatch(/^[0-9a-f]{32}$/);
});

it('measures the time on a form from its first opening in the tab', () => {
  const storage = makeStorage();
  markOpened(storage, 'demo', 1000);
  markOpened(storage, 'demo', 5000);
  expect(timeOnForm(storage, 'demo', 6000)).toBe(5000);
});
