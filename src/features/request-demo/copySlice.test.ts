import { makeTestStore } from '../../testing/makeTestStore.ts';
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

it('copies texts, shows toasts, and shows a check mark at the last one for two seconds', async () => {
  const { copiedRow, copy, services } = makeTab();
  await copy('HD-1');
  await jest.advanceTimersByTimeAsync(1500);
  await copy('HD-2');
  expect(services.copyText.mock.calls).toEqual([['HD-1'], ['HD-2']]);
  expect(services.notify).toHaveBeenLastCalledWith('success', 'Copied successfully');
  await jest.advanceTimersByTimeAsync(1999);
  expect(copiedRow()).toBe('row of HD-2');
  await jest.advanceTimersByTimeAsync(1);
  expect(copiedRow()).toBeNull();
});

it('shows an error and no tick when copying fails', async () => {
  const { copiedRow, copy, services } = makeTab(() => Promise.reject(new Error('forbidden')));
  await copy('HD-1');
  expect(copiedRow()).toBeNull();
  expect(services.notify.mock.calls).toEqual([
    ['error', 'We couldn’t copy that. Select the text and copy it yourself.'],
  ]);
});
