import { dispatchedActions, makeTestStore } from '../../testing/makeTestStore.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import { copyRequested, listenToCopying, selectCopiedRow } from './copySlice.ts';

const makeTab = (copyText: (text: string) => Promise<void> = () => Promise.resolve()) => {
  const services = { ...makeTestServices(), copyText: jest.fn(copyText) };
  const store = makeTestStore(services, [listenToCopying]);
  const copy = async (text: string) => {
    store.dispatch(copyRequested({ row: `row of ${text}`, text }));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { copy, services, copiedRow: () => selectCopiedRow(store.getState()) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('copies a text, shows a toast, and shows a tick for two seconds', async () => {
  const { copiedRow, copy, services } = makeTab();
  await copy('HD-1');
  expect(services.copyText.mock.calls).toEqual([['HD-1']]);
  expect(services.notify.mock.calls).toEqual([['success', 'Copied successfully']]);
  await jest.advanceTimersByTimeAsync(1999);
  expect(copiedRow()).toBe('row of HD-1');
  await jest.advanceTimersByTimeAsync(1);
  expect(copiedRow()).toBeNull();
});

it('shows an error and no tick when copying fails', async () => {
  const { copiedRow, copy, services } = makeTab(() => Promise.reject(new Error('forbidden')));
  await copy('HD-1');
  expect(copiedRow()).toBeNull();
  expect(services.notify.mock.calls).toEqual([
    ['error', 'It could not be copied. Select it and copy it by hand.'],
  ]);
});

it('shows the check mark at the last copied text for two seconds', async () => {
  const { copiedRow, copy } = makeTab();
  await copy('HD-1');
  await jest.advanceTimersByTimeAsync(1500);
  await copy('https://meet.test');
  await jest.advanceTimersByTimeAsync(1999);
  expect(copiedRow()).toBe('row of https://meet.test');
  await jest.advanceTimersByTimeAsync(1);
  expect(copiedRow()).toBeNull();
});

it('dispatches nothing until the clipboard has the text', () => {
  const request = copyRequested({ row: 'Demo ID', text: 'HD-1' });
  expect(dispatchedActions(listenToCopying, request, { state: stateAfter() })).toEqual([]);
});
