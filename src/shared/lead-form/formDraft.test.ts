import { makeTestServices } from '../../testing/testServices.ts';
import {
  dropDraft,
  formAge,
  keepDraft,
  keyForSending,
  noteOpening,
  readDraft,
} from './formDraft.ts';
import { makeTestStore } from '../../testing/makeTestStore.ts';

const makeTab = () => {
  const services = makeTestServices();
  return { services, store: makeTestStore(services) };
};

it('keeps a draft in the tab, for any store that opens there', () => {
  const { services, store } = makeTab();
  store.dispatch(keepDraft('demo', { email: 'ada@example.com' }));
  expect(makeTestStore(services).dispatch(readDraft('demo'))).toEqual({ email: 'ada@example.com' });
  expect(store.dispatch(readDraft('registration'))).toEqual({});
});

it('leaves nothing behind once the form was sent', () => {
  const { store } = makeTab();
  store.dispatch(keepDraft('demo', { email: 'ada@example.com' }));
  const key = store.dispatch(keyForSending('demo', { email: 'ada@example.com' }));
  store.dispatch(dropDraft('demo'));
  expect(store.dispatch(readDraft('demo'))).toEqual({});
  expect(store.dispatch(keyForSending('demo', { email: 'ada@example.com' }))).not.toBe(key);
});

it.each(['not json', '[1]', '{"email":7}', 'null'])(
  'ignores a draft that is broken: %s',
  (text) => {
    const { services, store } = makeTab();
    services.tabStorage.setItem('draft:demo', text);
    expect(store.dispatch(readDraft('demo'))).toEqual({});
  },
);

it('sends the same content under the same key, after a reload as well', () => {
  const { services, store } = makeTab();
  const key = store.dispatch(keyForSending('demo', { email: 'ada@example.com' }));
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(
    makeTestStore(services).dispatch(keyForSending('demo', { email: 'ada@example.com' })),
  ).toBe(key);
  expect(store.dispatch(keyForSending('demo', { email: 'eve@example.com' }))).not.toBe(key);
});

it('works where the tab can store nothing', () => {
  const services = makeTestServices();
  services.tabStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = makeTestStore(services);
  store.dispatch(keepDraft('demo', { email: 'ada@example.com' }));
  expect(store.dispatch(readDraft('demo'))).toEqual({});
  expect(store.dispatch(keyForSending('demo', {}))).toMatch(/^[0-9a-f]{32}$/);
});

it('counts the age of a form from its first opening in the tab', () => {
  const { services, store } = makeTab();
  store.dispatch(noteOpening('demo', 1000));
  const reloaded = makeTestStore(services);
  reloaded.dispatch(noteOpening('demo', 5000));
  expect(reloaded.dispatch(formAge('demo', 6000))).toBe(5000);
});
