import { makeTestServices } from '../../testing/testServices.ts';
import {
  firstRetryAfterReload,
  getIdempotencyKey,
  isIdempotencyKey,
  readDraft,
  saveDraft,
  saveNextRetry,
} from './formDraft.ts';
import { submission } from './leads.fixtures.ts';
import { DEMO_FORM, registrationFormId } from './leadsApi.ts';

const FIELDS = { email: 'ada@example.com' };

const storageWith = (stored: unknown) => {
  const { tabStorage } = makeTestServices();
  tabStorage.setItem(`form:${DEMO_FORM}`, JSON.stringify(stored));
  return tabStorage;
};

it('keeps the drafts of two forms of a tab apart', () => {
  const { tabStorage } = makeTestServices();
  saveDraft(tabStorage, DEMO_FORM, { email: 'ada' });
  saveDraft(tabStorage, registrationFormId('7'), { email: 'eve' });
  expect(readDraft(tabStorage, DEMO_FORM)).toEqual({ email: 'ada' });
  expect(readDraft(tabStorage, registrationFormId('7'))).toEqual({ email: 'eve' });
});

it('ignores what is no text in a stored draft', () => {
  const tabStorage = storageWith({ draft: { email: 'ada', phone: 7, company: null } });
  expect(readDraft(tabStorage, DEMO_FORM)).toEqual({ email: 'ada' });
});

it('ignores an unsent submission of another form', () => {
  const { tabStorage } = makeTestServices();
  saveNextRetry(tabStorage, DEMO_FORM, submission(registrationFormId('7')));
  expect(firstRetryAfterReload(tabStorage, DEMO_FORM)).toBeUndefined();
});

it.each([
  ['a key that is no header', { key: 'ключ', content: JSON.stringify(FIELDS) }],
  ['a key that is no text', { key: 7, content: JSON.stringify(FIELDS) }],
  ['a text', 'key'],
])('makes another key than the stored one for %s', (_what, sent) => {
  const key = getIdempotencyKey(storageWith({ sent }), DEMO_FORM, FIELDS);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  ['k'.repeat(200), true],
  ['k'.repeat(201), false],
  ['', false],
  ['two words', false],
  [7, false],
])('accepts %j as a key: %j', (value, isAccepted) => {
  expect(isIdempotencyKey(value)).toBe(isAccepted);
});
