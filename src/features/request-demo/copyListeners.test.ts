import { dispatchedActions, makeTestStore } from '../../testing/makeTestStore.ts';
import { stateAfter } from '../../testing/stateAfter.ts';
import { makeTestServices } from '../../testing/testServices.ts';
import { listenToCopying } from './copyListeners.ts';
import { copyFailed, copyRequested, selectCopied } from './copySlice.ts';

const makeTab = (copyText: (text: string) => Promise<void> = () => Promise.resolve()) => {
  const services = { ...makeTestServices(), copyText: jest.fn(copyText) };
  const store = makeTestStore(services, [listenToCopying]);
  const copy = async (text: string) => {
    store.dispatch(copyRequested({ row: `row of ${text}`, text }));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { copy, services, copied: () => selectCopied(store.getState()) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('copies what is asked for, says so, and shows the tick for two seconds', async () => {
  const { copied, copy, services } = makeTab();
  await copy('HD-1');
  expect(services.copyText.mock.calls).toEqual([['HD-1']]);
  expect(services.notify.mock.calls).toEqual([['success', 'Copied successfully']]);
  expect(copied()).toBe('row of HD-1');
  await jest.advanceTimersByTimeAsync(1999);
  expect(copied()).toBe('row of HD-1');
  await jest.advanceTimersByTimeAsync(1);
  expect(copied()).toBeNull();
});

it('shows no tick before it was copied', async () => {
  const { copied, copy, services } = makeTab(() => new Promise<void>(() => undefined));
  await copy('HD-1');
  expect(copied()).toBeNull();
  expect(services.notify).not.toHaveBeenCalled();
});

it('shows no tick and says how to go on when nothing can be copied', async () => {
  const { copied, copy, services } = makeTab(() => Promise.reject(new Error('forbidden')));
  await copy('HD-1');
  expect(copied()).toBeNull();
  expect(services.notify.mock.calls).toEqual([
    ['error', 'It could not be copied. Select it and copy it by hand.'],
  ]);
});

it('shows the tick at what was copied last, for two seconds of its own', async () => {
  const { copied, copy } = makeTab();
  await copy('HD-1');
  await jest.advanceTimersByTimeAsync(1500);
  await copy('https://meet.test');
  expect(copied()).toBe('row of https://meet.test');
  await jest.advanceTimersByTimeAsync(1999);
  expect(copied()).toBe('row of https://meet.test');
  await jest.advanceTimersByTimeAsync(1);
  expect(copied()).toBeNull();
});

it('dispatches nothing before it is known whether it was copied', () => {
  const state = stateAfter();
  expect(
    dispatchedActions(listenToCopying, copyRequested({ row: 'Demo ID', text: 'HD-1' }), { state }),
  ).toEqual([]);
});

it('lets the log say that a copy failed', async () => {
  const heard = jest.fn();
  const services = { ...makeTestServices(), copyText: () => Promise.reject(new Error('No')) };
  const store = makeTestStore(services, [
    listenToCopying,
    (start) => start({ actionCreator: copyFailed, effect: heard }),
  ]);
  store.dispatch(copyRequested({ row: 'Demo ID', text: 'HD-1' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledTimes(1);
});
